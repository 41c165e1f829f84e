import type { about as model } from '../es/about.ts'
import { developers } from './developers.ts'

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
        'Publish only what you can offer, with photos of your own and the real price. A listing is shown for 60 days after you last confirmed it; we remind you a week before, and you renew it with one click.',
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
        'Without an account your favorites are kept in your own browser. So are the language you chose and what you left half written. If you clear the data of the site, they go with it.',
        'Looking at listings leaves no cookie of ours; choosing the language or the view (as a list or a map) leaves one with that choice. Signing in leaves a single one more, which knows you until you sign out, stay away for 30 days, or 90 have passed since you signed in.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You sign in with an outside service: we never see your password. Of that service we keep your name, your email and the address of your picture; of you, your favorites, your listings, your price analyses and what you choose in the settings.',
        'Your name, picture and active listings are seen together only if you switch the public profile on; your email never is. A listing shows its place as exactly as you choose, and we take hidden data out of photos, such as where they were taken.',
        'Of each change of a listing we note who made it and what changed, for 24 months. If you delete the account, your name and what you changed are erased from there.',
        'In the settings you can download everything we keep of you, or delete the account. Deleting it erases your data and your photos and closes your listings.',
      ],
    },
    {
      title: 'Notifications and emails',
      paragraphs: [
        'We write to you only about what is yours, such as a listing about to expire, and only by the means you leave switched on. Push messages go encrypted through the service of your browser.',
        'Of a saved search we have what it asks for, its name and your email, which without an account we use only once you have confirmed it. It goes when you delete it; every email says how to stop them.',
      ],
    },
    {
      title: 'Your inquiries',
      paragraphs: [
        'What you write in an inquiry (name, email, phone, message and the times of a visit) we store and give to whoever published the listing, so that they can answer you. The answers stay in the same conversation, which you can open with the link of your copy: whoever has that link can read it.',
        'If you tap the WhatsApp button we note that somebody was interested in that listing, without your name. Of how long listers take to answer we show only the median.',
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
        'Only if you press “Detect my location” do we ask your browser for your location, and we use it at that moment to count the properties near you. We do not keep it. When you publish, “Use my location” sets the pin of your property, which you can move or take away.',
      ],
    },
    {
      title: 'Who we talk to',
      paragraphs: [
        'Our pages load no advertising, no trackers and no foreign fonts; from another service may come only the profile picture that somebody has there. The exchange rate is fetched by our server, not by your browser.',
        'When you open a map, your browser asks a map service for the streets (OpenFreeMap, unless this site uses another), which sees your internet address and the part of the map you look at. Where it does not answer, the map is our own, without streets.',
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
  complaint: {
    title: 'Report a listing',
    text: 'Say what is wrong: the message carries the link to the listing; we look into it and take it down if need be. If you were asked for money already, keep screenshots and go to the police or the public prosecutor as well.',
    reason: 'What is wrong',
    reasons: {
      unavailable: 'It is no longer available',
      wrong_price: 'The price is not the real one',
      wrong_place: 'It is not where it says',
      stolen_pictures: 'The photos are somebody else’s',
      duplicate: 'It is listed twice',
      fraud: 'It looks like a scam',
      discrimination: 'It discriminates against somebody',
      other: 'Something else',
    },
    message: (reason: string, address: string) => `Hello, I report a listing on Óga. ${reason}: ${address}`,
    action: 'Report by WhatsApp',
    see: 'Back to the listing',
  },
  questionsTitle: 'Before you write',
  questions: [
    {
      title: 'Is a listing no longer available?',
      text: 'Send us its link and we will check with whoever published it.',
    },
    {
      title: 'Unsure about a price?',
      text: 'Look at the exchange rate above the listings: the conversion to guaraníes uses that value.',
    },
    {
      title: 'Are your favorites gone?',
      text: 'Without signing in they live in the browser where you kept them. With your account you find them on any phone or computer.',
    },
  ],
  developers,
}
