import sharp, { type Sharp } from 'sharp'
import {
  type CardWords,
  cardHeight,
  cardWidth,
  lacePicture,
  listingCard,
  panelWidth,
  siteCard,
} from './card.ts'

/** 1200 by 630; `picture` fills the area beside the texts. */
export async function renderListing(
  words: CardWords,
  brandName: string,
  picture: Buffer | undefined,
): Promise<Buffer> {
  const card = listingCard(words, brandName)
  const beside = await sharp(picture ?? Buffer.from(lacePicture()))
    .resize(cardWidth - panelWidth, cardHeight, { fit: 'cover', position: 'centre' })
    .toBuffer()
  return encode(sharp(Buffer.from(card)).composite([{ input: beside, left: panelWidth, top: 0 }]))
}

export async function renderSite(headline: string, tagline: string, brandName: string): Promise<Buffer> {
  return encode(sharp(Buffer.from(siteCard(headline, tagline, brandName))))
}

function encode(picture: Sharp): Promise<Buffer> {
  return picture
    .flatten({ background: '#0b444b' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
