import { ownValue } from '#shared/core/records.ts'
import { type FeedFormat, isYes, joinUrls, pointOf, positive } from './feedFormat.ts'
import { all, at, textAt, type XmlNode } from './xmlNode.ts'

/** That our own words do not name already. */
const types: Record<string, string> = {
  terraced: 'house',
  cortijo: 'house',
  farmhouse: 'house',
  'wooden home': 'house',
  ruin: 'land',
  garage: 'commercial',
}
const frequencies: Record<string, string> = { sale: 'sale', month: 'rent', rent: 'rent' }

const addresses = (images: readonly XmlNode[]) =>
  joinUrls(images.map((image) => textAt(image, 'url') || image.text.trim()).filter((url) => url !== ''))
const isPlan = (image: XmlNode) => isYes(textAt(image, 'floorplan') || (image.attributes.floorplan ?? ''))

/** Kyero v3, with what real feeds make of it. */
export const kyero: FeedFormat = {
  roots: ['root', 'kyero'],
  item: 'property',
  read(node) {
    const type = textAt(node, 'type').toLowerCase()
    const frequency = textAt(node, 'price_freq').toLowerCase()
    const built = positive(textAt(node, 'surface_area', 'built'))
    const plot = positive(textAt(node, 'surface_area', 'plot'))
    const price = textAt(node, 'price')
    const images = all(at(node, 'images'), 'image')
    const texts = at(node, 'desc')
    const spanish = textAt(node, 'desc', 'es')
    const features = all(at(node, 'features'), 'feature').map(({ text }) => text.trim())
    const pool = isYes(textAt(node, 'pool')) ? ['piscina'] : []
    return {
      externalId: textAt(node, 'id'),
      title: textAt(node, 'title'),
      description: spanish || (texts?.children.map(({ text }) => text.trim()).find(Boolean) ?? ''),
      descriptionEn: spanish === '' ? '' : textAt(node, 'desc', 'en'),
      propertyType: ownValue(types, type) ?? type,
      transactionType: ownValue(frequencies, frequency) ?? frequency,
      price: /^x$/i.test(price) ? '' : price,
      currency: textAt(node, 'currency'),
      city: textAt(node, 'town') || textAt(node, 'province'),
      neighborhood: textAt(node, 'location_detail'),
      ...pointOf(textAt(node, 'location', 'latitude'), textAt(node, 'location', 'longitude')),
      photos: addresses(images.filter((image) => !isPlan(image))),
      floorPlans: addresses(images.filter(isPlan)),
      bedrooms: textAt(node, 'beds'),
      bathrooms: textAt(node, 'baths'),
      area: built || plot,
      builtArea: built,
      landArea: plot,
      stage: isYes(textAt(node, 'new_build')) ? 'new' : '',
      amenities: [...new Set([...pool, ...features.filter(Boolean)])].join(','),
      contact: textAt(node, 'email'),
    }
  },
}
