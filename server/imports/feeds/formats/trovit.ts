import { type FeedFormat, isYes, joinUrls, pointOf, positive } from './feedFormat.ts'
import { all, at, textAt } from './xmlNode.ts'

/** Trovit, Mitula and Lifull Connect share one format, which names no currency. */
export const trovit: FeedFormat = {
  roots: ['trovit', 'mitula', 'lifull', 'lifullconnect', 'ads'],
  item: 'ad',
  read(node) {
    const built = positive(textAt(node, 'floor_area'))
    const plot = positive(textAt(node, 'plot_area'))
    const price = at(node, 'price')
    const isWeekly = /week|day/i.test(price?.attributes.period ?? '')
    const pictures = all(at(node, 'pictures'), 'picture').map(
      (picture) => textAt(picture, 'picture_url') || picture.text.trim(),
    )
    const furnished = isYes(textAt(node, 'is_furnished')) ? ['amoblado'] : []
    const pool = isYes(textAt(node, 'swimming_pool')) ? ['piscina'] : []
    return {
      externalId: textAt(node, 'id'),
      title: textAt(node, 'title'),
      description: textAt(node, 'content'),
      propertyType: textAt(node, 'property_type'),
      transactionType: isWeekly ? 'weekly' : textAt(node, 'type'),
      price: price?.text.trim() ?? '',
      currency: textAt(node, 'currency') || (price?.attributes.currency ?? ''),
      city: textAt(node, 'city') || textAt(node, 'region'),
      neighborhood: textAt(node, 'city_area') || textAt(node, 'neighborhood'),
      address: textAt(node, 'address'),
      ...pointOf(textAt(node, 'latitude'), textAt(node, 'longitude')),
      photos: joinUrls(pictures.filter(Boolean)),
      bedrooms: textAt(node, 'rooms'),
      bathrooms: textAt(node, 'bathrooms'),
      parkingSpaces: textAt(node, 'parking'),
      area: built || plot,
      builtArea: built,
      landArea: plot,
      yearBuilt: positive(textAt(node, 'year')),
      stage: isYes(textAt(node, 'is_new')) ? 'new' : '',
      amenities: [...furnished, ...pool].join(','),
    }
  },
}
