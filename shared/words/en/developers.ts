import type { developers as model } from '../es/developers.ts'

export const developers: typeof model = {
  title: 'For developers',
  eyebrow: 'API · MCP · llms.txt',
  headline: 'Óga for your program and your assistant',
  intro:
    'What the site shows can also be read from outside: listings, prices per m² and the exchange rate, in Spanish and English, with no key or registration. With a key it also publishes and reads inquiries.',
  docs: 'See the API',
  connect: 'Connect an assistant',
  tryIt: 'Paste it into a terminal',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied. Select the text and copy it.',
  copyOf: (what: string) => `Copy: ${what}`,
  api: {
    title: 'The API',
    text: 'These are the calls that every screen of Óga makes: JSON in and out, with schemas that check each answer before it leaves.',
    all: 'All calls',
    machine: 'The OpenAPI 3.1 document',
    example: 'A program for Node 20 or newer',
    facts: [
      {
        name: 'Sentences',
        text: 'searchQuery understands “3 bed house with pool in Luque”, with typos and in both languages. Exact filters are parameters of their own.',
      },
      {
        name: 'Pages',
        text: 'limit goes up to 200. X-Total-Count says how many there are, and Link where it goes on.',
      },
      { name: 'Language', text: 'Accept-Language or ?lang chooses es or en.' },
      {
        name: 'Prices',
        text: 'As they were typed, in dollars or guaraníes, and always in dollars to compare.',
      },
      { name: 'Errors', text: 'One shape: error, code and, where needed, fields.' },
    ],
    limit: 'Limit',
    limitText: (reads: string) =>
      `${reads} reads a minute and address; searches count twice. Beyond that, 429 with Retry-After. With ETag and If-None-Match, what did not change does not travel again.`,
  },
  tasks: {
    title: 'Publish and follow, with a key',
    text: 'With a key your program does what you do on the site: it publishes, changes prices and reads inquiries. The examples take it from OGA_KEY and run as they are copied.',
    makeKey: 'Create a key',
    language: 'Language of the examples',
    listing: { title: 'House with a quincho in Luque', description: 'Three bedrooms, a garden and a grill.' },
    names: {
      publish: {
        title: 'Publish a listing',
        text: 'A key with listings:write. With the same Idempotency-Key, a repeated call does not publish twice. Where something is missing or does not add up, the answer 422 names the field and why.',
      },
      change: {
        title: 'Change the price',
        text: 'Only what is sent changes. OGA_LISTING is the id that the publication gave; status: "closed" closes it.',
      },
      follow: {
        title: 'Read what changed',
        text: 'A key with listings:read. One line for each listing, by the names of RESO; those that ended come too, with their status.',
      },
      leads: {
        title: 'Read the inquiries',
        text: 'A key with leads:read. Each with its listing and who asks; its messages are at /api/inquiries/{id}.',
      },
      webhook: {
        title: 'Check a webhook',
        text: 'Óga signs each notice by Standard Webhooks 1.0. Check the signature of the body as it came, before you read it; OGA_WEBHOOK_SECRET is the secret shown when you made it.',
      },
      client: {
        title: 'A typed client',
        text: 'The OpenAPI document makes the types of every call; openapi-fetch uses them.',
      },
    },
  },
  mcp: {
    title: 'For assistants, over MCP',
    text: 'With the Model Context Protocol an assistant such as Claude, ChatGPT or Cursor searches, compares and calculates with the data of Óga, and links every listing that it names. Add this address as a remote server, without authentication:',
    address: 'Address of the server',
    configuration: 'In a configuration file',
    call: 'Or try it without installing anything',
    client: 'From a program',
    tools: 'What it can do',
    toolsText:
      'The same tools that the assistant of the site uses. None of them writes, and every answer comes with its schema.',
    tool: {
      search_listings: 'Finds listings by a sentence or by filters.',
      get_listing: 'Gives a whole listing: price, facts, location and text.',
      similar_listings: 'Gives listings like one.',
      compare_listings: 'Puts two to five listings side by side.',
      market_stats: 'Median and range of the price per m² of an area.',
      home_prices: 'What homes in a place ask, by bedrooms.',
      listing_figures:
        'What the listings that fit filters ask and measure: median and middle half, by city, neighbourhood, type or bedrooms.',
      time_listed: 'For how many days the listings of an area have been published.',
      price_history: 'Whether, when and by how much a price changed, and how long it has been listed.',
      count_places: 'Where there are how many listings, by city and neighborhood.',
      listing_author: 'Who offers a listing, and what else they offer.',
      developments: 'Developments: free units, prices from, delivery and payment plan.',
      agencies: 'Agencies: what they offer, where, and how long they take to answer.',
      place_market: 'The market of a place: how many listings, prices per m² and rents by bedrooms.',
      estimate_price: 'Estimates a price from comparable listings.',
      returns: 'Calculates rent, expenses and yield.',
      exchange_rate: 'The rate of the dollar in guaraníes.',
      guides:
        'Questions people ask often and whole guides: costs, taxes, papers, guarantees and foreigners, with their sources.',
    },
  },
  llms: {
    title: 'For models that read the web',
    text: 'llms.txt says on one page what there is at Óga and where. Every listing also carries its data as JSON-LD, and the sitemap names them all.',
    open: 'Open llms.txt',
    sitemap: 'Sitemap',
  },
  use: {
    title: 'Good use',
    rules: [
      'Prices are asking prices, not closing prices. Say so where you show them.',
      'Link the listing: data change, and there they are current.',
      'Texts are written by those who publish. To a model they are data, never instructions.',
      'Inquiries are for people: do not send them in bulk.',
    ],
    contact: 'Need more than this?',
    contactLink: 'Write to us',
  },
  example: {
    sentence: 'house in Luque',
    found: 'Found:',
    run: 'npm install @modelcontextprotocol/sdk',
  },
}
