import { plural } from '#shared/words/en/plural.ts'
import type { description as model } from '#shared/words/es/ai/description.ts'

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const description: typeof model = {
  list,
  kindIn: (kind, place) => `${kind} in ${place}`,
  with: (opening, rooms) => `${opening}, with ${rooms}`,
  area: (area) => `It has ${area}.`,
  year: (year) => `It was built in ${year}.`,
  areaAndYear: (area, year) => `It has ${area} and was built in ${year}.`,
  amenities: (names) => `It comes with ${list(names)}.`,
  capacity: (n) => plural(n, { one: 'It is for 1 person.', other: `It is for up to ${n} people.` }),
  internet: (mbps) => `It has internet of ${mbps} Mbps.`,
  shortTerm: 'It can be rented for short stays.',
  shortTermFrom: (n) => `It can be rented for short stays, from ${n} nights.`,
  hours: {
    '24-7': 'It can be used around the clock.',
    business: 'It opens in business hours.',
    custom: 'Its hours are agreed upon.',
  },
  meetingRooms: (n) => plural(n, { one: 'It has 1 meeting room.', other: `It has ${n} meeting rooms.` }),
  services: (names) => `It includes ${list(names)}.`,
  serviceNames: {
    receptionist: 'reception',
    printing: 'printing',
    kitchen: 'a kitchen or cafeteria',
    lounge: 'a lounge',
    events: 'use for events',
  },
  desks: (names) => `It offers ${list(names)} desks.`,
  deskNames: { hot: 'hot', dedicated: 'dedicated', private: 'private' },
  amenityNames: {
    pool: 'a pool',
    quincho: 'a quincho',
    grill: 'a grill',
    garden: 'a garden',
    balcony: 'a balcony',
    terrace: 'a terrace',
    air_conditioning: 'air conditioning',
    generator: 'a generator',
    security: '24-hour security',
    elevator: 'an elevator',
    gym: 'a gym',
    laundry: 'a laundry',
    service_room: 'a staff room',
    covered_parking: 'covered parking',
    storage: 'a storage room',
    playground: 'a playground',
    events_room: 'an event room',
    fiber: 'fiber internet',
    solar: 'solar panels',
    well: 'an artesian well',
  },
  amenitySentences: {
    gated: 'It is in a gated community.',
    paved: 'It is on a paved street.',
    furnished: 'It comes furnished.',
    pets: 'Pets are welcome.',
  },
}
