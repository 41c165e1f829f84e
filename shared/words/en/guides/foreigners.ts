import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideForeigners: GuideText = {
  title: 'Foreigners and the border zone',
  summary:
    'Whether foreigners can buy property in Paraguay, with which papers, and what Argentines, Brazilians and Bolivians may not buy near the border.',
  figures: [
    ['Border strip', f.borderStrip],
    ['To buy with cash', `A passport${cite.passportPurchase}`],
    ['Urban property', `Unrestricted${cite.borderUrban}`],
  ],
  sections: [
    {
      id: 'can',
      title: 'Can a foreigner buy?',
      blocks: [
        `Yes, as a Paraguayan can, except for rural land at the border. A cash purchase takes a passport and no residence${cite.passportPurchase}. Steps and costs are the same: ${link('buying', 'Buying step by step')}.`,
        'You may sign by power of attorney, made at the consulate or before a notary and legalized. The deed is in Spanish: bring a translator if you need one.',
      ],
    },
    {
      id: 'border',
      title: 'What does the border law say?',
      blocks: [
        `In a strip of ${f.borderStrip} from the border, by land or river, nationals of Argentina, Brazil and Bolivia, and companies they hold the majority of, may not own, co-own or hold the usufruct of rural property, except by a decree in the public interest${cite.borderNationals}.`,
        {
          points: [
            `Urban property is outside it: a flat in Ciudad del Este, Encarnación or Asunción is no problem${cite.borderUrban}.`,
            `Nationals of other countries are not restricted; many sites say otherwise${cite.borderNationals}.`,
            `Notaries may not make the deed, and the act is null${cite.borderNull}.`,
            `Rights older than the law stand${cite.borderEarlier}.`,
            `A company with rural land there must have registered shares${cite.borderShares}.`,
          ],
        },
      ],
    },
    {
      id: 'lease',
      title: 'And leasing a farm in the strip?',
      blocks: [
        `The law names ownership, co-ownership and usufruct, not leases; one lawyer holds that they are covered too${cite.borderLease}. It is disputed: ask before you sign.`,
      ],
    },
    {
      id: 'credit',
      title: 'Can I get a loan?',
      blocks: [
        `Banks ask for residence, and one agency speaks of ${f.foreignerRates} a year. More in ${link('financing', 'Financing and AFD')}; how to become a resident, in ${link('moving', 'Moving to Paraguay')}.`,
      ],
    },
    {
      id: 'taxes',
      title: 'Do I pay more tax?',
      blocks: [
        `Not when you buy. Later it depends on where you reside, not on your nationality: a non-resident pays ${f.rentTaxAbroad.most} of the rent and ${f.saleTaxAbroad.most} of the price on a sale, instead of at most ${f.rentIncomeTax.most} and ${f.saleIncomeTax.most}. In detail: ${link('costs', 'Costs and taxes')}.`,
      ],
    },
  ],
}
