/** Points, from the left and the top of the row. */
export interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/** Of A4 between the margins. */
export const pageWidth = { portrait: 515.28, landscape: 761.89 }

/** Of a poster: A3 between the margins. */
export const posterBox: PictureBox = { x: 0, y: 0, width: 761.89, height: 470 }

const space = 6
const rowHeight = 216

/** Of up to three pictures: the first is the largest. */
export function pictureBoxes(count: number, width: number): PictureBox[] {
  const half = (width - space) / 2
  const large = Math.round((width - space) * 0.66)
  const small = width - space - large
  const low = (rowHeight - space) / 2
  switch (count) {
    case 0:
      return []
    case 1:
      return [{ x: 0, y: 0, width, height: rowHeight }]
    case 2:
      return [0, half + space].map((x) => ({ x, y: 0, width: half, height: rowHeight * 0.8 }))
    default:
      return [
        { x: 0, y: 0, width: large, height: rowHeight },
        ...[0, low + space].map((y) => ({ x: large + space, y, width: small, height: low })),
      ]
  }
}

export const comparison = { nameWidth: 130, pictureHeight: 66 }

/** Of the columns of a comparison. */
export function comparedBoxes(count: number): PictureBox[] {
  const column = (pageWidth.landscape - comparison.nameWidth) / count
  return Array.from({ length: count }, (_, index) => ({
    x: comparison.nameWidth + index * column + 6,
    y: 0,
    width: column - 12,
    height: comparison.pictureHeight,
  }))
}
