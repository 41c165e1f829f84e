import type { landing as model } from '../es/landing.ts'

export const landing: typeof model = {
  title: 'Houses, apartments and land in Paraguay',
  eyebrow: 'Buy · Rent · Invest',
  headline: 'Find your place in Paraguay',
  intro:
    'Óga is Guaraní for house. Search the way you speak, see every price in dollars and guaraníes, and decide with the figures in front of you.',
  start: 'Get started',
  explore: 'Explore properties',
  claims: [
    { figure: '100+', text: 'properties' },
    { figure: '24/7', text: 'support' },
    { figure: 'AI', text: 'that helps you choose' },
  ],
  example: 'Try',
  examples: ['house with pool in Luque', '2 bedroom apartment under 120k', 'rent in Villa Morra'],
  featuresTitle: 'All it takes to decide well',
  features: {
    search: {
      title: 'Smart search',
      text: 'Type “3 bedroom house with pool in Lambaré” and Óga understands: neighborhood, price, bedrooms, even typing slips.',
    },
    investment: {
      title: 'Investment analysis',
      text: 'Estimated return, occupancy and daily rate, with a calculator that you can set to your own figures.',
    },
    chat: {
      title: 'AI chat',
      text: 'Ask anything about a property or an area, at any hour. It answers with the listings in sight.',
    },
    currency: {
      title: 'Currency conversion',
      text: "Every price in dollars and in guaraníes, at the day's exchange rate and with its source.",
    },
    verified: {
      title: 'Verified listings',
      text: 'Verified agencies carry a badge, so you know who you are talking to before you write.',
    },
    bilingual: {
      title: 'Bilingual support',
      text: 'All of Óga in Spanish and in English. Change language with one tap, on any screen.',
    },
  },
  callTitle: 'Your next home is already here',
  callText: 'Come in, look around and keep the ones you like. No sign-up, no fuss.',
  callAction: 'See properties',
  callOwner: 'Selling or renting out?',
  callPublish: 'Publish your property',
  picturesTitle: 'Homes you can see today',
  picturesAll: 'View featured',
  perMonth: (price) => `${price} a month`,
}
