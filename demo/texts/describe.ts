import type { Chance } from '#demo/chance.ts'
import type { Property } from '#demo/property/property.ts'
import {
  flexDetails,
  flexOpenings,
  officeDetails,
  officeOpenings,
  shopDetails,
  shopOpenings,
  warehouseDetails,
  warehouseOpenings,
} from './business.ts'
import { goodbyes, terms, whereabouts } from './endings.ts'
import { cars, comforts, condition, outdoors, rooms, shared } from './homeDetails.ts'
import { condoOpenings, flatOpenings, houseOpenings, penthouseOpenings } from './homeOpenings.ts'
import { landDetails, landOpenings } from './land.ts'
import { madeUnique, titlesFor } from './titles.ts'
import { createWriter, type Phrase } from './writer.ts'

type Topic = readonly Phrase[]

interface Plan {
  opening: Topic
  topics: readonly Topic[]
}

const homeTopics: readonly Topic[] = [rooms, outdoors, shared, cars, comforts, condition]
const flexible: Plan = { opening: flexOpenings, topics: [flexDetails, flexDetails, flexDetails] }

const plans: Record<Property['type'], Plan> = {
  apartment: { opening: flatOpenings, topics: homeTopics },
  penthouse: { opening: penthouseOpenings, topics: homeTopics },
  house: { opening: houseOpenings, topics: homeTopics },
  condo: { opening: condoOpenings, topics: homeTopics },
  land: { opening: landOpenings, topics: [landDetails, landDetails, landDetails] },
  commercial: { opening: shopOpenings, topics: [shopDetails, shopDetails, shopDetails] },
  office: { opening: officeOpenings, topics: [officeDetails, officeDetails, officeDetails] },
  warehouse: { opening: warehouseOpenings, topics: [warehouseDetails, warehouseDetails, warehouseDetails] },
  temp_office: flexible,
  virtual_office: flexible,
  coworking: flexible,
}

export interface AdWriter {
  /** Three to six sentences, true to the property. */
  describe(property: Property): { title: string; description: string }
}

/** Titles are unique, phrases repeat late. */
export function createAdWriter(chance: Chance): AdWriter {
  const writer = createWriter(chance)
  const titles = new Set<string>()
  const descriptions = new Set<string>()

  function compose(property: Property): string {
    const { opening, topics } = plans[property.type]
    const sentences: string[] = []
    const add = (topic: Topic) => {
      const written = sentences.join(' ')
      const place = property.near.replace(/^(el|la|los|las) /, '')
      const open = topic.filter((phrase) => {
        const text = phrase(property) || ''
        return !sentences.includes(text) && !(written.includes(place) && text.includes(place))
      })
      const sentence = writer.say(property, open)
      if (sentence) sentences.push(sentence)
    }
    add(opening)
    const wanted = chance.int(1, 3)
    for (const topic of chance.some(topics, wanted)) add(topic)
    if (chance.chance(0.75)) add(whereabouts)
    if (chance.chance(0.6)) add(terms)
    if (sentences.length < 3) add(topics[0] ?? opening)
    if (sentences.length < 3) add(whereabouts)
    if (sentences.length < 6 && chance.chance(0.5)) add(goodbyes)
    return sentences.join(' ')
  }

  return {
    describe(property) {
      const title = madeUnique(property, writer.say(property, titlesFor(property)) ?? '', (one) =>
        titles.has(one),
      )
      titles.add(title)
      let description = compose(property)
      for (let turn = 0; turn < 4 && descriptions.has(description); turn++) description = compose(property)
      descriptions.add(description)
      return { title, description }
    },
  }
}
