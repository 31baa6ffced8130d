"""`make gallery`: writes docs/gallery, which is also what the golden tests compare with."""

from pathlib import Path

from tests.render.scene import Scene
from tests.render.scenes import gallery

FOLDER = Path(__file__).parents[2] / "docs" / "gallery"


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = ["# Gallery", "", "Made by `make gallery`; the golden tests compare with these files.", ""]
    for scene in gallery():
        path = FOLDER / f"{scene.name}.png"
        _shrink(scene, path)
        lines += [f"## {scene.name}", "", f"![{scene.picture().alt}]({path.name})", ""]
    (FOLDER / "README.md").write_text("\n".join(lines), "utf-8")
    kept = {f"{scene.name}.png" for scene in gallery()}
    for old in FOLDER.glob("*.png"):
        if old.name not in kept:
            old.unlink()


def _shrink(scene: Scene, path: Path) -> None:
    """The same pixels as in play, packed for the repository instead of for speed."""
    scene.palette.index(scene.canvas().image).save(path, optimize=True)


if __name__ == "__main__":
    write()
