import type { followUps as spanish } from '#shared/words/es/ai/followUps.ts'

export const followUps: typeof spanish = {
  amounts: {
    notary: (price, low, high) =>
      `For a purchase of ${price}, the notary would charge ${low} to ${high}, plus VAT on that fee.`,
    closing: (price, low, high) => `With all closing costs, on ${price} it would be ${low} to ${high}.`,
    parts: (low, high, registry) =>
      `Of that, some ${low} to ${high} are the notary’s, plus VAT, and ${registry} registry tax.`,
    saleCommission: (price, low, high) =>
      `On a sale of ${price}, the commission would be ${low} to ${high} plus VAT, mostly paid by the seller.`,
    leaseCommission: (rent) =>
      `On a lease of ${rent} a month, one month of commission is common: another ${rent}, plus VAT. Who pays varies.`,
    saleTax: (price, most, nonResident, vat) =>
      `On a sale of ${price}: a resident would pay at most ${most} of IRP; a non-resident ${nonResident} of INR plus ${vat} VAT.`,
    rentTax: (rent, vat, most, nonResident) =>
      `Of a rent of ${rent} a month: ${vat} VAT on top, and at most ${most} of IRP a month as a resident; a non-resident pays ${nonResident} of INR.`,
    propertyTax: (price, most) =>
      `It is reckoned on the fiscal value, which is below the market’s: if that were ${price}, the year’s tax would be ${most}, so expect less. The municipality’s bill states the fiscal value.`,
    entry: (rent, low, high, most) =>
      `To move into a rental at ${rent} a month: the first month and the deposit, ${low} to ${high}; up to ${most} with a month of commission.`,
    estimate: 'These are sums with the usual percentages: whoever charges it tells you the exact amount.',
  },
  /** Of stays by the night. */
  stayTotal: {
    total: (title: string, sum: string, nights: number, night: string) =>
      `${title}: ${sum} for ${nights === 1 ? 'one night' : `${nights} nights`} (${night} a night)`,
    night: (title: string, night: string) => `${title}: ${night} a night`,
    each: (sum: string, people: string) => `Between ${people} people, ${sum} each.`,
    askNights: 'Tell me how many nights and I will add it up.',
    apart:
      'Cleaning, deposit and holiday surcharges the listing does not put in figures: ask for the total in writing in your inquiry, with your dates, before you pay.',
    unknown:
      'Those listings do not state a price by the night: ask in the inquiry, with your dates and how many you are.',
  },
  rentEach: {
    lead: (people: string) => `Between ${people}, a month:`,
    unsaid: 'You did not say how many you are: this is between 2. A month:',
    row: (title: string, whole: string, part: string) => `${title}: ${part} each (${whole} in all)`,
    apart:
      'Fees, power, water and internet come on top, and the deposit. Have everybody in the contract, and in writing what happens if one leaves.',
    unknown: 'The listings shown state no rent a month.',
  },
  firstDelivered: {
    first: (title, when) => `“${title}” is delivered first: ${when}, by its listing.`,
    row: (title, when) => `${title}: ${when}`,
    month: (month, year) => `${month} ${year}`,
    others: 'The others do not say when they are delivered.',
    unknown:
      'None of those listings says when it is delivered. Ask the lister for the date in the contract, the extension it allows, the penalty for delay and how far the works are today.',
    ask: 'Before you pay a deposit, have the date, the extension and the penalty for delay in the contract.',
  },
  flood: {
    named: (barrio) =>
      `${barrio} is among those that reports of the river floods name: check how high the street lies before you decide.`,
    beside: (barrio, list) =>
      `Reports of the river floods do not name ${barrio}, but next to it is ${list}, which they do: it depends on the exact address and how high it lies above the river.`,
    notNamed: (barrio) =>
      `Reports of the river floods do not name ${barrio}, which does not rule out torrents in its street.`,
  },
  factOfEach: {
    unstated: 'the listing does not say',
    ask: 'What a listing does not say is no “no”: ask in its inquiry.',
    said: 'So the listings say.',
    terms:
      'The down payment, instalment and term are set by the seller or the bank: ask for them in writing in the inquiry.',
  },
  easiestToLet: {
    lead: 'The nearest thing I have: for how long rentals of the same type have been published where each one is (median).',
    row: (title, place, days, count) => `${title}: in ${place}, ${days} days (${count} rental listings)`,
    first: (title) => `By that I would look at “${title}” first.`,
    limits:
      'It is a hint: how long a home takes to be let we don’t measure, and price, condition and furniture weigh too.',
    unknown:
      'There are too few rentals published in those neighborhoods to say. In general area, price and size decide: one or two bedrooms near work or universities draw more people.',
  },
  visit: {
    propose: (when) =>
      `Propose ${when} on the listing: tap “Send inquiry”, choose “Visit” and put that time. Nothing is booked yet: the lister confirms.`,
    link: 'the listing',
    days: {
      today: 'today',
      tomorrow: 'tomorrow',
      afterTomorrow: 'the day after tomorrow',
      weekend: 'the weekend',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    parts: {
      morning: 'in the morning',
      noon: 'at noon',
      afternoon: 'in the afternoon',
      evening: 'in the evening',
    },
    at: (hour) => `at ${hour}`,
    after: (hour) => `after ${hour}`,
    before: (hour) => `before ${hour}`,
  },
  verdict: {
    first: (title, reasons) => `By what the listings say, I would look at “${title}” first: ${reasons}.`,
    other: (title, reasons) => `“${title}” suits you if something else matters more: ${reasons}.`,
    even: 'By what the listings say none wins: decide by the area and by how they look when you visit.',
    rest: 'It depends on what matters most to you, and condition and area are not in the figures: visit those that remain.',
    reasons: {
      price: (by) => `${by} less`,
      perSqm: (price) => `less per square meter (${price})`,
      market: (standing) => `better against its market (${standing})`,
      area: (area) => `more space (${area})`,
      bedrooms: (rooms) => `more bedrooms (${rooms})`,
    },
  },
  netTax: (most, left, nonResident, leftNonResident) =>
    `With taxes: a resident pays at most ${most} of IRP a month and would keep ${left}; a non-resident ${nonResident} of INR and would keep ${leftNonResident}. VAT goes on top of the rent.`,
  apart: {
    has: (count, figure) =>
      count === 1
        ? 'The listing has one parking space, and does not say that it is paid apart.'
        : `The listing has ${figure} parking spaces, and does not say that they are paid apart.`,
    none: 'The listing does not say whether that can be had apart, or at what price.',
  },
  bothOffers: 'Both, then: for sale and for rent.',
  inCurrency: {
    at: (rate: string) => `At ${rate} per dollar:`,
    is: (from: string, to: string) => `${from} is ${to}`,
    none: 'There is no figure to convert in what I said last: tell me the amount and I convert it.',
  },
  saleGain: {
    lead: (sold: string, bought: string, gain: string) =>
      `Selling for ${sold} what you bought for ${bought}, the gain is ${gain}.`,
    byGain: (base: string, share: string) =>
      `IRP is charged on the lesser of the gain and 30% of the price (${share}): here on the gain, ${base}.`,
    byShare: (base: string, gain: string) =>
      `IRP is charged on the lesser of the gain (${gain}) and 30% of the price: here on ${base}.`,
    tax: (tax: string) => `At 8% that is ${tax} for a resident, without VAT.`,
    none: (sold: string, bought: string) =>
      `Selling for ${sold} what you bought for ${bought} leaves no gain: IRP is charged on the gain where it is less than 30% of the price, so you would pay none. Bring the deed of your purchase to prove it.`,
    abroad: (most: string, vat: string) =>
      `A non-resident would pay ${most} of INR plus ${vat} of VAT. An accountant tells you the exact amount.`,
  },
  ownFigures: {
    budget: (price: string, rent: string, place: string) =>
      `With ${price}: if price and rent relate as they do in ${place}, a home of that price rents for about ${rent} a month.`,
    stay: (years: string, rent: string, cost: string) =>
      `In ${years} years of renting you would pay ${rent}. Buying would cost ${cost} that does not come back: the deed, the commission when you sell, and 1% of the price a year for repairs and taxes.`,
    buying: (saved: string) => `With all that, buying leaves you ${saved} better off.`,
    renting: (saved: string) => `With all that, renting leaves you ${saved} better off.`,
    evenAt: (years: string, second: string, rate: string) =>
      second
        ? `Buying begins to pay after ${years} years if your money earned nothing elsewhere, and after ${second} if it earned ${rate} a year.`
        : `Buying begins to pay after ${years} years if your money earned nothing elsewhere; if it earned ${rate} a year, renting always pays.`,
    otherwise: (gain: string, rate: string) =>
      `At ${rate} a year that money would earn about ${gain} elsewhere.`,
    asking:
      'I took that the home sells for what it cost, the usual deed and commission, and 1% of the price a year for repairs and taxes. Prices are those that listings ask; it is not financial advice.',
  },
  story:
    'I see. What would you like to know about that? For example the deposit, the notice, the papers, or I can look for another place.',
}
