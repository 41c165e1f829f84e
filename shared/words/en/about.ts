import type { about as model } from '../es/about.ts'

export const about: typeof model = {
  termsTitle: 'Terms of use',
  termsIntro: 'What you can expect of Óga, and what Óga expects of you.',
  terms: [
    {
      title: 'What Óga is',
      paragraphs: [
        'Óga is a property portal for Paraguay. We show listings for sale, for rent and by the night that owners and agencies publish, and put you in touch with whoever publishes them.',
        'We are no party to the purchase or the rental: we do not charge for the deal, hold deposits or sign for anybody.',
      ],
    },
    {
      title: 'The listings',
      paragraphs: [
        'Each listing is the responsibility of whoever publishes it: its price, measures, pictures and the legal state of the property. Before you pay or sign, visit the property and ask for its documents with professional help.',
        'The “Verified” badge is about the agency that publishes; it does not certify the title of a property.',
      ],
    },
    {
      title: 'Prices and estimates',
      paragraphs: [
        'We show every price in dollars and in guaraníes. The conversion uses a reference exchange rate, with its source and time; the rate that counts is the one the parties agree on.',
        'Return, occupancy and the other investment figures are estimates. They are no promise, and no legal, tax or financial advice.',
      ],
    },
    {
      title: 'Your use of the site',
      paragraphs: [
        'You can search, look and share without signing up. Copying listings in bulk, bothering those who publish or trying to harm the service is not allowed; to protect it, we limit the number of requests.',
      ],
    },
  ],
  privacyTitle: 'Privacy',
  privacyIntro: 'What Óga knows about you: as little as possible.',
  privacy: [
    {
      title: 'What stays in your browser',
      paragraphs: [
        'Your favorites, the language you chose and what you left half written are kept in your own browser. If you clear the data of the site, they go with it.',
        'Looking at listings leaves no cookie of ours.',
      ],
    },
    {
      title: 'What we count',
      paragraphs: [
        'We count how often each listing is seen, once per browser and day. For that we use a fingerprint that changes every day and cannot be led back to a person.',
        'Of searches we keep the words, the filters and the number of results, with nothing that says who searched.',
      ],
    },
    {
      title: 'Your location',
      paragraphs: [
        'Only if you press “Detect my location” do we ask your browser for your location, and we use it at that moment to count the properties near you. We do not keep it.',
      ],
    },
    {
      title: 'Who we talk to',
      paragraphs: [
        'Our pages load nothing from third parties: no advertising, no trackers, no foreign fonts. The exchange rate is fetched by our server, not by your browser.',
        'If you write to us on WhatsApp, that conversation follows the rules of WhatsApp.',
      ],
    },
  ],
  contactTitle: 'Contact',
  contactIntro: 'Write to us about a property, a detail that does not add up, or an idea to make Óga better.',
  whatsappTitle: 'WhatsApp',
  whatsappText:
    'One number for every question. Tell us which property you are interested in and we will answer.',
  whatsappAction: 'Write on WhatsApp',
  whatsappMessage: 'Hello, I am writing from Óga.',
  whatsappNone: 'No WhatsApp number has been published yet.',
  questionsTitle: 'Before you write',
  questions: [
    {
      title: 'Is a listing no longer available?',
      text: 'Send us its link and we will check with whoever published it.',
    },
    {
      title: 'Unsure about a price?',
      text: 'Look at the exchange rate at the top of the page: the conversion to guaraníes uses that value.',
    },
    {
      title: 'Are your favorites gone?',
      text: 'They live in the browser where you kept them. Look for them on that same phone or computer.',
    },
  ],
}
