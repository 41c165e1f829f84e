import { plural } from '#shared/words/en/plural.ts'
import type { listingReplies as model } from '#shared/words/es/ai/listingReplies.ts'

export const listingReplies: typeof model = {
  of: (title) => `“${title}”`,
  status: {
    active: 'It is published and available, by its listing.',
    other: 'It is no longer available.',
    draft: 'It is not published yet.',
    since: (date) => `It was published on ${date}.`,
    untoldFrom: 'The listing does not say from when one can move in.',
  },
  price: {
    sale: (price) => `It costs ${price}.`,
    rent: (price) => `It rents for ${price} a month.`,
    office: (price) => `It costs ${price} a month.`,
    typed: (typed, usd) => `It is listed at ${typed}, about ${usd}.`,
    guaranies: (amount, rate) => `That is ${amount} at ${rate} per dollar.`,
    alsoRent: (price) => `It is also for rent, at ${price} a month.`,
    byNight: (price) => `A night costs ${price}.`,
    byDay: (price) => `A day, ${price}.`,
    byHour: (price) => `An hour, ${price}.`,
    offered: (offered, percent, price) => `Offering ${offered} is ${percent} below the ${price} they ask.`,
    none: 'The listing has no price: ask the lister.',
    negotiable:
      'The listing does not say whether the price is negotiable: ask the lister with “Send inquiry”.',
  },
  perSqm: {
    units: {
      perSqm: (price) => `${price} per m²`,
      perHectare: (price) => `${price} per hectare`,
    },
    is: (price, total, area) => `It comes to ${price} (${total} ÷ ${area}).`,
    market: (n, figure, scope, average) =>
      `${plural(n, { one: `The similar listing ${scope} asks`, other: `The ${figure} similar listings ${scope} average` })} ${average}`,
    beside: {
      below: (percent) => `: this one is ${percent} below.`,
      above: (percent) => `: this one is ${percent} above.`,
      even: () => ': this one is about the same.',
    },
    noArea: 'The listing does not say the area, so there is no price per m².',
  },
  rooms: {
    has: (rooms) => `It has ${rooms}.`,
    none: 'The listing names no rooms.',
    noBedrooms: 'The listing names no bedrooms.',
    noBathrooms: 'The listing names no bathrooms.',
    noParking: 'The listing names no parking spaces.',
  },
  area: {
    is: (area) => `It has ${area}.`,
    none: 'The listing does not say the area.',
    measures: 'The listing does not tell the plot from the building: ask the lister for the measurements.',
  },
  place: {
    is: (place) => `It is in ${place}.`,
    address: (address) => `The address on the listing is ${address}.`,
    hidden: 'The lister does not show the exact address: it is agreed on when you ask for a visit.',
    market: (place) => `Prices by neighborhood in ${place}`,
    surroundings: 'I have no data on what is around: look at the listing’s map or ask the lister.',
  },
  rent: {
    monthly: (price) => `The rent is ${price} a month.`,
    onlySale: 'It is not for rent: the listing is for sale only.',
    expected: (rent) => `It is listed for sale; the lister counts on a rent of ${rent} a month.`,
    onlyRent: 'It is not for sale: the listing is for rent only.',
    forSale: (price) => `It is for sale at ${price}.`,
    unknown: 'The listing is for sale and rent, but does not say the monthly rent.',
    night: (price) => `A night costs ${price}.`,
    noShort: 'The listing does not say that it is offered by the night.',
    short: 'It is offered by the night, but the listing does not say the price: ask for it.',
    airbnb: 'It is on Airbnb too.',
    minStay: (n) =>
      plural(n, { one: 'The minimum stay is 1 night.', other: `The minimum stay is ${n} nights.` }),
    maxStay: (n) => `The maximum is ${n}.`,
    terms: 'The listing does not name a guarantee, deposit or contract: you agree on them with the lister.',
  },
  roi: {
    is: (roi, rating) => `The estimated return is ${roi} a year (${rating}).`,
    rent: (rent) => `${rent} of monthly rent`,
    nights: (night, rent) => `${rent} for 30 nights at ${night}`,
    how: (rent, occupancy, expenses, price) =>
      `With ${rent}, ${occupancy} occupancy, ${expenses} of expenses and a price of ${price}.`,
    author: 'These are the lister’s figures.',
    defaults: 'Occupancy and expenses are our assumptions: adjust them in the calculator of the listing.',
    stated: (roi) => `The listing says ${roi} a year: the lister stated it.`,
    rentOnly: 'It is a listing for rent: without a purchase price there is no return to work out.',
    noRent:
      'The listing does not say what it would rent for. Give me a rent and I’ll work it out: “and if I rent it out for 700?”.',
    notForecast: 'It is a calculation, not a promise.',
  },
  market: {
    below: (standing) => `It is cheaper than usual: ${standing}.`,
    above: (standing) => `It is more expensive than usual: ${standing}.`,
    within: (standing) => `It is within the usual: ${standing}.`,
    fair: (low, high) => `For its area, the middle half of similar listings goes from ${low} to ${high}.`,
    spread: (median, low, high) => `The median is ${median} and the middle half goes from ${low} to ${high}.`,
    sample: (n, figure, scope, average) =>
      `${plural(n, { one: `The similar listing ${scope} asks`, other: `The ${figure} similar listings ${scope} average` })} ${average}; the estimate that the price is compared with also corrects for area and location.`,
  },
  comparables: {
    lead: 'The listings nearest in size that it is compared with:',
    similar: 'Similar ones that are published:',
    none: 'There are no similar ones published now.',
  },
  amenities: {
    rooms: 'It does not say in which rooms.',
    are: (list) => `It has ${list}.`,
    none: 'The listing names no amenities.',
    yes: (what) => `Yes, the listing says: ${what}.`,
    no: (what) => `The listing does not mention “${what}”: ask the lister.`,
  },
  contact: {
    visit:
      'To visit it, tap “Send inquiry” on the listing and choose “Visit”: you propose two or three times and the lister confirms one.',
    ask: 'To talk to the lister, tap “Send inquiry” on the listing: your message reaches them and they answer by email.',
    liked:
      'Good to hear! I can tell you whether the price is fair, what the listing does not say and is worth asking, or how to ask for a visit.',
    noBooking:
      'Óga takes no bookings and holds no deposits: that is agreed with the lister. Pay nothing before you have seen it and have in writing what you pay for.',
    whatsapp: 'If the listing shows the WhatsApp button, you can write there too.',
    link: 'the listing',
  },
  author: {
    agency: (name) => `It is published by ${name}.`,
    verified: (name) => `It is published by ${name}, a verified agency.`,
    owner: 'It is published by its owner, without an agency.',
    private: 'I don’t give out their personal data: write to them with “Send inquiry”.',
  },
  more: {
    states: (label, value) => `${label}: ${value}, as the listing says.`,
    barter: 'The listing does not say whether it takes a barter.',
    vat: 'The listing does not say whether the price includes VAT.',
    delivery: 'The listing does not say how far it is built, nor when it is delivered.',
    built: (year) => `It was built in ${year}.`,
    builtUnknown: 'The listing does not say when it was built.',
    expenses: (amount) => `The lister counts ${amount} of expenses a month.`,
    feesOfYear: (amount) => `That is ${amount} a year.`,
    expensesUnknown: 'The listing does not say the fees or expenses.',
    internet: (speed) => `Internet of ${speed} Mbps.`,
    internetUnknown: 'The listing does not say the internet speed.',
    capacity: (people) => `It is for ${people}.`,
    debts: 'The listing does not say whether it has debts, a mortgage or a lien.',
    hotWater: 'The listing does not mention hot water or a water heater.',
    videoCall:
      'The listing does not say whether it is shown by video call: that is agreed with the lister, and is common for those who cannot come. Ask them to walk through all of it live, the street too, and pay nothing before somebody you trust has seen it or your notary has checked the papers.',
    outlook: 'The listing does not say which view or orientation it has: look at the pictures or ask.',
    servicesOfPlot:
      'The listing does not say whether water and electricity reach the plot: ask if it is connected, or how far off the water main and the ANDE line pass, and who pays for bringing them.',
    services:
      'The listing does not say whether water, electricity or other services are included: usually whoever lives there pays them.',
    views: (n, views, favorites) =>
      plural(n, {
        one: `It was viewed once and ${favorites} saved it.`,
        other: `It was viewed ${views} times and ${favorites} saved it.`,
      }),
    pictures: (n) => plural(n, { one: 'The listing has 1 photo.', other: `The listing has ${n} photos.` }),
    papers:
      'The listing certifies no titles or documents. Before you pay or sign, ask the lister for them and have a notary check them.',
    unknown: 'The listing does not say that. Ask the lister with “Send inquiry”.',
    says: (text) => `The listing says: “${text}”`,
  },
  terms: {
    earnsEnough: (own) => `Your ${own} a month is enough by that measure.`,
    earnsAbout: (own) => `Your ${own} a month is just about enough: it depends on the rate.`,
    earnsLess: (own) =>
      `Your ${own} a month is not enough by that measure: it would take more down, another income or a lower price.`,
    shortLet: ({ taken, costs, tax, rest, share }, night) =>
      `${night ? `At the listing’s ${night} a night and that occupancy it would take in ${taken} a month` : `At that average it would take in ${taken} a month`}; less ${costs} of building fees and ${tax} of VAT about ${rest} would be left, ${share} of the price a year, before cleaning, platform, management, electricity and income tax. It is a sum of averages, not a promise: check that the building’s rules allow it.`,
    raise: 'The listing does not say whether the rent goes up, or by how much.',
    leaving: 'The listing does not say what happens if you leave early.',
    vatOnTop: (rent, vat, sum) => `If it is not included, ${vat} would be added to ${rent}: ${sum} a month.`,
    rentTaxes: (rent, { vat, resident, abroad }) =>
      `At the ${rent} a month that the lister expects, the VAT on top would be ${vat}; of income tax a resident pays ${resident} at most and a non-resident ${abroad} a month.`,
    saleTaxes: (price, { resident, abroad, vat }) =>
      `If it sold for ${price}, a resident would pay ${resident} at most; a non-resident ${abroad}, and ${vat} of VAT.`,
  },
  untold: {
    lift: 'It has an elevator.',
    access: 'The listing says nothing of ramps, steps or an adapted bathroom.',
    water: 'The listing does not say where the water comes from, nor about its pressure or cuts.',
    sewage: 'The listing does not say whether it has a sewer or a septic tank.',
    power: 'The listing does not say how its electricity is: meter, use, cuts or generator.',
    noise:
      'The listing does not say how noisy it is nor who lives next door, and I don’t measure it. Visit on a working day at rush hour, and come back on a Friday or Saturday night.',
    condition: 'The listing does not say in what condition it is.',
    check:
      'When you visit, look for damp on ceilings and walls, open the taps and have the air conditioning turned on.',
    rules: 'The listing does not say: the owner and the contract decide and, in a building, its rules.',
    occupied: 'The listing does not say whether it is occupied or vacant.',
    tenants: 'The listing does not say whom it is let to: the lister decides.',
    saleCommission: 'The listing does not say whether the buyer is charged a commission.',
    building: 'The listing does not say what the building is like.',
    lines: 'I don’t have the bus lines or their stops.',
    fees: 'The listing does not say who pays them.',
    owned: 'The owner pays them from the purchase on; have the notary see to it that no debts are left.',
    commission: (rent) =>
      `The listing does not say who pays the commission. If there is one, a month of rent (here, ${rent}) is usual: ask before you visit.`,
  },
}
