import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideMoving: GuideText = {
  title: 'Moving to Paraguay',
  summary:
    'What it takes to live in Paraguay: how long a visitor may stay, temporary and permanent residence, and how to find a home when you arrive.',
  figures: [
    ['As a visitor', f.visitorStay],
    ['Temporary residence, up to', f.temporaryResidence],
    ['Permanent by investment', f.investorResidence],
  ],
  sections: [
    {
      id: 'visit',
      title: 'How long may I stay as a visitor?',
      blocks: [
        `Up to ${f.visitorStay}, extendable once. That is enough to get to know neighborhoods before you decide: rent furnished for some months, then look without haste.`,
      ],
    },
    {
      id: 'temporary',
      title: 'What does temporary residence ask for?',
      blocks: [
        `It lasts up to ${f.temporaryResidence}, is renewable and gives an identity card (cédula) for the same time. It asks for no purchase and no investment${cite.residenceWithoutProperty}. To keep it, do not stay away for more than ${f.absence}.`,
        `For nationals of Argentina, Brazil, Uruguay, Bolivia, Chile, Peru, Colombia or Ecuador, the Mercosur agreement gives ${f.mercosurResidence} by nationality.`,
        'People usually bring a passport, a birth certificate and a police record, apostilled and translated. The migrations office (Dirección Nacional de Migraciones) has today’s list and fees; start there.',
      ],
    },
    {
      id: 'permanent',
      title: 'And permanent residence?',
      blocks: [
        `After the temporary one, or at once with an investment of some ${f.investorResidence} through SUACE, which issues the investor certificate in ${f.investorCertificate}. Buying a home to live in is not, by itself, that investment.`,
        `Since 2026 there is also the Investor Pass, with a real-estate route; we have no confirmed amount for it${cite.investorPass}.`,
      ],
    },
    {
      id: 'home',
      title: 'Rent or buy on arrival?',
      blocks: [
        `To rent you are usually asked for ${f.usualDeposit} of deposit and sometimes a guarantor; with no history here, offer a larger deposit or some months ahead. ${link('rentSearch', 'See rentals')} and ${link('renting', 'Renting and guarantees')}.`,
        `A cash purchase takes no residence${cite.passportPurchase}: ${link('foreigners', 'Foreigners and the border zone')}.`,
      ],
    },
    {
      id: 'settle',
      title: 'Settling in',
      blocks: [
        {
          points: [
            `With a cédula you can get a tax number (RUC), used to invoice, rent as well${cite.taxNumber}.`,
            'Rents are advertised in guaraníes or dollars: see which one the contract is in.',
            'Look at the neighborhood in the rain and at rush hour: streets, floods and traffic are not in the pictures.',
            `What each area costs: ${link('neighborhoods', 'price of the m² by neighborhood')}.`,
          ],
        },
      ],
    },
  ],
}
