import { plural } from '#shared/words/en/plural.ts'
import type { replies as model } from '#shared/words/es/ai/replies.ts'

export const replies: typeof model = {
  talk: {
    hello: (brand) =>
      `Hi! I’m the assistant of ${brand}. I search for property, tell you what a square meter costs in a neighborhood, and work out returns. What are you looking for?`,
    helloListing: (title) =>
      `Hi! Ask me anything about “${title}”: price, area, rooms, location, return, or how to visit it.`,
    thanks: 'You’re welcome! I’m here if you want to keep looking.',
    bye: 'Goodbye! I’m here whenever you like.',
    ok: 'Great. Shall we do another search, or do you want to know more about one of them?',
    self: (brand) =>
      `I’m the assistant of ${brand}: a program, not a person. I answer from the listings published here and the prices they add up to.`,
    help: 'I can help with this:\n• Search: “house with a garden in Luque up to 120k”.\n• Refine: “cheaper”, “with a pool”, “what about San Lorenzo?”.\n• Prices: “what is a square meter in Villa Morra?”.\n• Estimate: “what is an 80 m² apartment in Recoleta worth?”.\n• Return: “if I buy for 100k and rent it out for 700”.\n• Compare: “compare the first two”.',
    helpListing: (title) =>
      `About “${title}” I can tell you the price, the price per square meter, rooms, area, location, amenities, return, how it stands in its market, what is similar, and how to ask for a visit.`,
    rules:
      'I can’t do that: my rules can’t be changed from the chat. I can search for property and tell you prices.',
    private:
      'I don’t give out personal data: no phones, emails, documents, addresses that the lister does not show, nor what somebody else did on the site. To talk to the lister, use “Send inquiry” on the listing: your message reaches them directly.',
    neighbors:
      'I don’t choose or rule out homes by the origin, religion or means of the neighbors: listings don’t state it, and it would not be fair. I can search by area, price, size, gated community, or near a school or a park: tell me what matters to you about the place.',
    actions:
      'I can’t change or send anything for you: I only read published listings. You can do it on the site yourself in a couple of clicks.',
    offTopic:
      'I don’t know about that: I only answer about property in Paraguay, from the listings and prices of this site. Shall we search?',
    advice:
      'I don’t give legal, tax or loan advice: ask a notary, an accountant or your bank. I can tell you prices, comparables and an estimated return.',
    noPromise: 'Nobody knows what it will be worth, and I promise nothing. What can be seen today:',
    future:
      'I can’t predict prices. I can tell you how listings stand today: give me a type of property and a neighborhood or city.',
    unclear:
      'I didn’t quite get that. Tell me what you are looking for, like “2 bedroom apartment in Villa Morra up to 120k”, or ask for the prices of a neighborhood.',
    whom: (adviser: string) =>
      `I have nothing written on that and I don’t make it up: ask ${adviser} before you sign or pay. Prices, listings and what the guides say I can tell you.`,
    nearest: 'I have nothing written on exactly that. The nearest from the guides:',
    either: 'That may mean two things. Which one do you want?',
    others: 'Or do you ask about something else?',
    offered: 'I’m not sure I understood. Is it one of these?',
    partly: 'I can’t answer that from the site’s data, and I won’t make it up. What I do have:',
    tooVague:
      'What are you looking for? Tell me whether to buy or to rent, what type of property, where, and up to how much.',
  },

  how: {
    mails:
      'Sorry for the bother. Emails are turned off in settings, under email notifications; those of a saved search also stop when you delete it.',
    currency:
      'Listers choose their currency, so you see both. To see prices in guaraníes or in dollars, choose the currency in settings: the other is reckoned at the day’s rate, as a reference.',
    photos:
      'No photographer is needed: a phone will do. By day, with the lights on, from a corner of each room and sideways; the best one first. Listings with several clear photos come earlier in the search. You add them when you publish your listing.',
    guides:
      'Yes: buying step by step, renting and guarantees, costs and taxes, land and its papers, financing, investing, foreigners, moving and selling, each figure with its source, in Óga’s guides.',
    guidesLink: 'Óga’s guides',
    publish:
      'To publish, open “Publish a property”, enter the facts and the photos, and confirm. You can start without an account: we ask for one only at the end, and nothing you typed is lost. Start here: publish your listing.',
    publishLink: 'publish your listing',
    favorites:
      'Tap the heart of a listing and it is in your favorites. Without an account they stay in this browser; with one, on all your devices.',
    favoritesLink: 'your favorites',
    compare:
      'Save the ones you like as favorites and choose two to five in compare properties: you see prices, areas and differences side by side.',
    compareLink: 'compare properties',
    account:
      'You need no account to search. To save across devices, publish and compare, tap “Log in” at the top. Your data and notifications are in settings.',
    accountLink: 'settings',
    mine: 'Your listings are in my properties: there you see the state of each, edit, pause, renew or close it. A draft, or one in review, paused or expired, is not in the search.',
    mineLink: 'my properties',
    fees: 'It is free to search, ask and publish. We don’t charge for the deal, hold no deposits and sign for nobody: we put you in touch with the lister. What an agency charges you agree with them. It is in the terms.',
    feesLink: 'the terms',
    safety:
      'Before you pay or sign, visit the property and ask for the documents with the help of a professional. “Verified” is about the agency that publishes; it does not certify titles. It is in the terms.',
    method:
      'Prices per m² come from the active listings: median and quartiles of the comparables, without outliers. They are asking prices, not closing prices. It is all in how we calculate.',
    methodLink: 'how we calculate',
    visit:
      'Open the listing, tap “Send inquiry” and choose “Visit”: you propose two or three times and the lister confirms one. Tell me which property interests you and I’ll take you there.',
    contact:
      'Open the listing and tap “Send inquiry”: your message reaches the lister, who answers by email. Where there is a WhatsApp button, you can write there too.',
    imports:
      'To upload many listings at once, open import listings with a spreadsheet (Excel or CSV) or a feed of your system: before anything is saved you see what goes in and what needs mending, and it can be undone. You need an account; for an agency, do it from there.',
    importsLink: 'import listings',
    api: 'Yes: there is a documented REST API and an MCP server for assistants. Reading what is public takes no key; keys for your agency are made in the settings. It is all on the page for developers.',
    apiLink: 'the page for developers',
    report:
      'If a listing looks fake or misleading, write to the Óga team from the contact page with its link and what you saw: we check it and take it down if so. Meanwhile pay nothing and send no documents.',
    alerts:
      'Search with your filters and press “Save search”: we write to you when something like it is published, and when a listing that you saved gets cheaper. You manage them in your alerts.',
    alertsLink: 'your alerts',
    agency:
      'For an agency: create it from your account, invite your team, add listings one by one or with a spreadsheet, and get inquiries in a shared inbox, handed out in turn. It begins in your agency.',
    agencyLink: 'your agency',
    whyHere:
      'Searching and publishing are free: we charge neither the deal nor a commission. Each listing has its price per m² beside the market’s, and readers can compare, save and ask for a visit at an hour. Inquiries reach your inbox and your mail without your number in sight, and you see how many looked. It is in publish your listing.',
    team: 'To reach the Óga team there is the contact page.',
    teamLink: 'contact page',
  },

  leftOpen: (question: string) => `Of “${question}” I am not sure: ask me that one apart.`,
  search: {
    whichPlace: (list: string) => `Which one? Name it, for example ${list}, and I search around it.`,
    remote: (n, count) =>
      n === 0
        ? 'For working from home none of these states fiber: ask in the inquiry which internet there is and how fast, and whether a desk fits.'
        : `For working from home, ${count} of these ${n === 1 ? 'states' : 'state'} fiber. A study is no filter: one bedroom more will do, and the inquiry is where to ask the speed.`,
    access: {
      of: (list: string) => `Of these listings, ${list}.`,
      elevator: (count: string) => `${count} with an elevator`,
      ground: (count: string) => `${count} on the ground floor`,
    },
    noAccess: 'None says an elevator or the ground floor: a house on one floor suits best.',
    accessAsk:
      'Ramps, wide doors and steps at the entrance are no filter: ask in the inquiry before you visit. In a duplex the bedrooms are usually upstairs.',
    accessHome:
      'What suits is a house on one floor, or an apartment on the ground floor or with an elevator, with no step at the entrance, wide doors and bathroom, and an even sidewalk.',
    reais:
      'I don’t have the rate of the real, so that amount is no filter here: lowest price first. With a limit in dollars or guaraníes I do filter.',
    instalments:
      'There is no search by instalment: the down payment, the instalment and the term are for each listing to say, or its lister if you ask.',
    financed: (n: number, figure: string) =>
      plural(n, {
        one: '1 listing says it is financed.',
        other: `${figure} listings say they are financed.`,
      }),
    found: (n, figure, what) =>
      plural(n, { one: `I found one: ${what}.`, other: `I found ${figure}: ${what}.` }),
    foundMany: (figure, what) => `I found more than ${figure}: ${what}.`,
    count: (n, figure, what) =>
      plural(n, { one: `There is 1 listing: ${what}.`, other: `There are ${figure} listings: ${what}.` }),
    countMany: (figure, what) => `There are more than ${figure} listings: ${what}.`,
    some: (n) => `Here are ${n}:`,
    first: (text) => `Those that say “${text}”, or some of it, come first.`,
    nowhere: (text) => `None says “${text}”: here are the others.`,
    order: {
      newest: 'Newest first:',
      cheapest: 'Lowest price first:',
      most_expensive: 'Highest price first:',
      most_viewed: 'Most viewed first:',
      best_return: 'Highest estimated return first:',
      lowest_per_sqm: 'Lowest price per m² first:',
      largest: 'Largest first:',
      smallest: 'Smallest first:',
    },
    inOffer: { sale: 'For sale', rent: 'For rent' },
    split: 'Sale prices and rents don’t compare, so here they are apart.',
    noFees: 'None of those shown states its building fees (expensas): ask in the inquiry.',
    best: {
      newest: (what) => `The newest (${what}):`,
      cheapest: (what) => `The cheapest (${what}):`,
      most_expensive: (what) => `The most expensive (${what}):`,
      most_viewed: (what) => `The most viewed (${what}):`,
      best_return: (what) => `The one with the highest estimated return (${what}):`,
      largest: (what) => `The largest (${what}):`,
      smallest: (what) => `The smallest (${what}):`,
      most_parking: (what: string) => `The one with the most parking of those shown (${what}):`,
      lowest_fees: (what: string) =>
        `The one with the lowest building fees (expensas) of those that state them (${what}):`,
      most_bedrooms: (what) => `The one with the most bedrooms (${what}):`,
      lowest_per_sqm: (what) => `The one with the lowest price per m² (${what}):`,
    },
    next: 'The next ones:',
    none: (what) => `I found no listings like that: ${what}.`,
    closest: (without) => `The closest, ${without}:`,
    noMore: 'There are no more listings with what you asked for.',
    alreadyMost: 'Nothing in this search beats it.',
    all: 'See all in the search',
    allNone: 'Change the filters in the search',
    took: (typed, meant) => `I read “${typed}” as “${meant}”.`,
    ignored: (what) => `I can’t filter by “${what}”, so I left it out.`,
    upTo: (price) => `up to ${price}`,
    from: (price) => `from ${price}`,
    between: (low, high) => `${low} to ${high}`,
    perMonth: (price) => `${price} a month`,
    perNight: (price) => `${price} a night`,
    forPeople: (people) => `for ${people}`,
    returning: (percent) => `with a return from ${percent}%`,
    inGuaranies: (typed, usd, rate) => `${typed} is ${usd} at ${rate} per dollar.`,
    atLeast: (what) => `${what} or more`,
    saleOrRent: (sale, rent) => `${sale}, or rent ${rent}`,
    without: (what) => `without ${what}`,
    except: (what) => `except ${what}`,
    shortTerm: 'by night',
    relaxed: {
      groundFloor: 'without asking for the ground floor',
      withoutGuarantor: 'even if they ask for a guarantor',
      facts: 'without the financing or the state of works',
      near: (km) => `up to ${km} km away`,
      text: (text) => `without requiring “${text}”`,
      amenities: 'without requiring the amenities',
      rooms: 'with fewer rooms',
      area: 'without requiring the area',
      smaller: 'with less land',
      price: (percent) => `with a price up to ${percent}% higher`,
      neighborhood: (city) => `in all of ${city}`,
      neighbors: 'in neighboring areas',
      homes: 'with other kinds of home',
      financing: 'without asking for the financing',
      stage: 'whatever the state of the works',
      barter: 'without asking for the swap',
      parking: 'without asking for parking',
      land: 'with land, no house required',
      within: (km: string, city: string) => `within ${km} km of ${city}, with what there is`,
      withinAnyPrice: (km, city) => `within ${km} km of ${city} at any price`,
      nearby: (city) => `in cities near ${city}`,
      people: 'for fewer people',
      anyPrice: 'at any price, lowest first',
      most: 'with fewer filters',
      elsewhere: 'in other places',
      anywhere: 'with fewer filters and in other places',
    },
    whichOne:
      'I don’t know which one you mean. Ask me for a search first and then say “the second one” or “the cheapest”.',
    goneOne: (title) => `“${title}” is no longer published.`,
  },

  compare: {
    lead: (n) => `I compared ${n}:`,
    cheapest: (title, price, by) =>
      `The cheapest is “${title}”, ${price}: ${by} less than the most expensive.`,
    samePrice: 'They cost the same.',
    perSqm: (title, price) => `Per square meter, “${title}” is the better deal: ${price}.`,
    largest: (title, area) => `The largest is “${title}”, with ${area}.`,
    bedrooms: (title, n) => `Most bedrooms: “${title}”, ${n}.`,
    market: (title, percent) => `Beside its market, “${title}” stands best: ${percent}.`,
    mixed: 'Mind that some are for sale and others for rent, so their prices do not compare.',
    need: 'To compare I need at least two properties. Ask me for a search and then say “compare the first two”.',
    page: 'You can see them side by side in this comparison.',
    pageLink: 'this comparison',
    depends:
      'Which suits you depends on what weighs most, price, space or area: tell me and I will say which I would see first.',
  },

  market: {
    around: (neighborhood) => `${neighborhood} and its neighbors`,
    median: (what, place, price, per) => `${what} in ${place}: the median is ${price} ${per}.`,
    spread: (low, high, n, figure) =>
      `The middle half goes from ${low} to ${high}, over ${plural(n, { one: '1 listing', other: `${figure} listings` })}.`,
    few: 'They are few listings: take it as a hint.',
    asking: 'These are asking prices, not closing prices.',
    total: (area, price) => `For ${area}, that makes about ${price}.`,
    wider: (neighborhood, city) =>
      `${neighborhood} has too few listings of that type; here are those of ${city}.`,
    none: (what, place) => `There are too few listings to say what they cost: ${what} in ${place}.`,
    noneAnywhere: (what) => `There are too few listings for prices: ${what}.`,
    others: (what, place) => `${what}, by neighborhood in ${place}:`,
    cities: (what) => `${what}, by city:`,
    row: (place, price, n, figure) =>
      `${place}: ${price} (${plural(n, { one: '1 listing', other: `${figure} listings` })})`,
    dearest: (what, city) => `${what} in ${city}, most expensive first by m²:`,
    cheapest: (what, city) => `${what} in ${city}, cheapest first by m²:`,
    cityOf: 'Paraguay',
    offers: (n, figure, price) =>
      plural(n, {
        one: `1 listing is published, at ${price}.`,
        other: `${figure} listings are published, from ${price}.`,
      }),
    where: 'Of which neighborhood or city? I’ll tell you what a square meter costs.',
    versus: (one, other, percent) => `${one} is ${percent} more expensive than ${other}.`,
    versusUnsure: 'With so few listings I can’t tell which of the two is dearer.',
    versusSame: (one, other) => `${one} and ${other} are level.`,
  },

  estimate: {
    around: (city) => `Near ${city}, this is asked per m² (medians):`,
    aroundRow: (town, each, count, area, sum) =>
      `${town}: ${each} (${count} listings); ${area} would be about ${sum}`,
    aroundOnly: (city) =>
      `These are other towns and asking prices: for ${city} they are a frame and no appraisal.`,
    range: (what, low, high) => `${what}: similar listings go from ${low} to ${high} (the middle half).`,
    perMonth: 'a month',
    below: (price, standing) => `${price} is lower than usual: ${standing}.`,
    above: (price, standing) => `${price} is higher than usual: ${standing}.`,
    within: (price, standing) => `${price} is within the usual (${standing}).`,
    need: 'To estimate it I need the type of property, the city or neighborhood and the square meters: “80 m² apartment in Villa Morra”.',
    needArea: 'I need the area: tell me how many square meters it has.',
    needPlace: 'I need the place: tell me the neighborhood or the city.',
    none: (what) =>
      `${what}: there are not enough similar listings to estimate it by, and I do not make a figure up.`,
    appraisal: 'It is a reference from asking prices, not an appraisal. You can adjust it in the calculator.',
    calculatorLink: 'the calculator',
  },

  returns: {
    lead: (rent, price, roi, rating) =>
      `With ${rent} of monthly rent and a price of ${price}, the return is ${roi} a year (${rating}).`,
    assumed: (occupancy, expenses) =>
      `It assumes ${occupancy} occupancy and ${expenses} of expenses a month.`,
    net: (net) => `It leaves ${net} net a year, before taxes.`,
    notForecast: 'It is a calculation, not a promise.',
    ratings: { high: 'high', good: 'good', moderate: 'moderate', low: 'low' },
    need: 'Tell me what you buy for and the monthly rent: “if I buy for 100k and rent it out for 700”.',
  },

  rate: {
    now: (rate, source) => `The dollar is at ${rate}, according to ${source}.`,
    fallback: (rate) => `We use ${rate} per dollar.`,
    reference: 'It is a reference value: we could not renew it just now.',
    converted: (from, to, rate) => `${from} is ${to}, at ${rate} per dollar.`,
  },

  suggestions: {
    search: 'House with a garden in Luque up to 120k',
    rent: 'Apartment for rent in Villa Morra',
    market: 'What is a square meter in Villa Morra?',
    marketIn: (place) => `What is a square meter in ${place}?`,
    cheaper: 'Cheaper',
    larger: 'Larger',
    cheapestOne: 'Which is the cheapest?',
    largestOne: 'Which is the largest?',
    compareTwo: 'Compare the first two',
    more: 'Show me more',
    firstOne: 'Tell me about the first one',
    in: (place) => `What about ${place}?`,
    withPool: 'With a pool',
    price: 'How much is it?',
    fair: 'Is it expensive for its market?',
    roi: 'What is its return?',
    similar: 'What is similar?',
    visit: 'How do I visit it?',
    amenities: 'What amenities does it have?',
    place: 'Where is it?',
    area: 'How large is it?',
    estimate: 'What is an 80 m² apartment in Recoleta worth?',
    returns: 'If I buy for 100k and rent it out for 700, what is the return?',
    help: 'What can you do?',
    show: (text: string) => `Show me ${text}`,
    bestReturn: 'Show me the ones with the best return',
    rate: 'What is the dollar at?',
  },
}
