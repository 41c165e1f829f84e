import sharp, { type Sharp } from 'sharp'
import { cardHeight, cardWidth, lacePicture, panelWidth } from './card.ts'

/** 1200 by 630; `picture` fills the area beside the texts. */
export async function renderCard(card: string, picture: Buffer | undefined): Promise<Buffer> {
  const beside = await sharp(picture ?? Buffer.from(lacePicture()))
    .resize(cardWidth - panelWidth, cardHeight, { fit: 'cover', position: 'centre' })
    .toBuffer()
  return encode(sharp(Buffer.from(card)).composite([{ input: beside, left: panelWidth, top: 0 }]))
}

export async function renderDrawing(card: string): Promise<Buffer> {
  return encode(sharp(Buffer.from(card)))
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: '#0b444b' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
