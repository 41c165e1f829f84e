import { plural } from '#shared/words/en/plural.ts'
import type { offerReplies as model } from '#shared/words/es/ai/offerReplies.ts'

export const offerReplies: typeof model = {
  developments: {
    lead: (n, figure, what) =>
      `${plural(n, { one: 'There is 1 development', other: `There are ${figure} developments` })}${what}:`,
    inPlace: (place) => ` in ${place}`,
    none: (what) => `There are no published developments${what}. These there are:`,
    noneAtAll: 'There are no published developments now.',
    all: 'See all developments',
    from: (price) => `from ${price}`,
    free: (free, units) => `${free} of ${units} units free`,
    taken: 'no unit free',
    delivery: (month, year) => `delivery in ${month} ${year}`,
    is: (name, stage, place, agency) => `${name} is a development ${stage} in ${place}, sold by ${agency}.`,
    of: (name) => `Of ${name}, a development of the list:`,
    stages: { off_plan: 'off plan', under_construction: 'under construction', new: 'that is finished' },
    units: (free, units, held, sold) =>
      `${free} of its ${units} units are free (${held} on hold, ${sold} sold).`,
    allSold: (units) => `None of its ${units} units is free.`,
    type: (name, area, free, price) => `${name}, ${area}: ${free} free${price}`,
    typePrice: (price) => `, from ${price}`,
    price: (price) => `The cheapest free unit is ${price}.`,
    noPrice: 'It publishes no prices: ask the agency.',
    plan: (down, building, n, delivery) =>
      `You pay ${down} on signing, ${building} in ${plural(n, { one: '1 instalment', other: `${n} monthly instalments` })} and ${delivery} on delivery.`,
    planTwice: (down, delivery) =>
      `You pay ${down} on signing and ${delivery} on delivery, with no instalments between.`,
    planOf: (price, down, instalment, delivery) =>
      `Of ${price} that is ${down} on signing, instalments of ${instalment} and ${delivery} when you receive it.`,
    noPlan: 'It has published no payment plan: ask the agency.',
    deliveredIn: (month, year) => `Delivery is planned for ${month} ${year}.`,
    noDelivery: 'It does not say when it is delivered.',
    where: (address, place) => `It is in ${[address, place].filter(Boolean).join(', ')}.`,
    amenities: (list) => `Amenities: ${list}.`,
    page: 'Its page has the board by floor, the plans and how to ask.',
    pageLink: 'Its page',
    ask: {
      units: 'How many units are left?',
      plan: 'How is it paid?',
      delivery: 'When is it delivered?',
      offPlan: 'Is it worth buying off plan?',
    },
  },
  agencies: {
    is: (name, city) => `${name} is an agency${city && ` in ${city}`}.`,
    verified: 'The Óga team has verified it: that is about the company, it certifies no titles.',
    unverified: 'The Óga team has not verified it.',
    has: (n, figure, sale, rent) =>
      `It has ${plural(n, { one: '1 published listing', other: `${figure} published listings` })} (${sale} for sale, ${rent} for rent).`,
    places: (list) => `Mostly in ${list}.`,
    closed: (n, figure) =>
      `In the last twelve months it closed ${plural(n, { one: '1 listing', other: `${figure} listings` })}.`,
    answers: (duration, n) =>
      `It usually answers within ${duration} (median of ${plural(n, { one: '1 answer', other: `${n} answers` })}).`,
    fewAnswers: 'It has not answered enough inquiries yet to say how long it takes.',
    page: 'Its page has its listings and how to write to it.',
    pageLink: 'Its page',
    list: (n, figure, what) =>
      `${plural(n, { one: 'There is 1 agency', other: `There are ${figure} agencies` })}${what}:`,
    inPlace: (place) => ` with an office in ${place}`,
    none: (what) => `There are no published agencies${what}. These there are:`,
    isVerified: 'verified',
    listings: (n, figure) => plural(n, { one: '1 listing', other: `${figure} listings` }),
    all: 'See all agencies',
    notRanked:
      'I don’t say which is best: see how many listings it has in your area, whether it is verified and how long it takes to answer, which each one’s page shows.',
  },
}
