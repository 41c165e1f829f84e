import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideOffPlan: GuideText = {
  title: 'Buying off plan',
  summary:
    'What buying off plan (en pozo) means in Paraguay, how you pay, what you risk until the deed and what to ask before you sign.',
  figures: [
    ['Down payment', f.offPlanPayment.down],
    ['In instalments while it is built', f.offPlanPayment.instalments],
    ['On delivery', f.offPlanPayment.delivery],
  ],
  sections: [
    {
      id: 'how',
      title: 'How do you pay?',
      blocks: [
        `You buy before or during the works. Usual are ${f.offPlanPayment.down} down, ${f.offPlanPayment.instalments} in instalments and ${f.offPlanPayment.delivery} on delivery. Plans vary a lot: compare the total, not the instalment. ${link('offPlanSearch', 'See off-plan listings')}.`,
      ],
    },
    {
      id: 'risks',
      title: 'Is it worth it?',
      blocks: [
        'It is if paying over time helps you and you know the builder. It is not if you have to move by a fixed date, or if the price is that of a finished unit like it.',
        `Until the deed you hold a contract, not the property${cite.privateContract}. If the works are late or the company fails, what is written is what protects you. A pre-sale can be entered in a special register${cite.offPlanRegistry}: ask whether yours is.`,
        `AFD lends for off-plan homes too${cite.afdUses}: ${link('financing', 'Financing and AFD')}.`,
      ],
    },
    {
      id: 'questions',
      title: 'What do I ask before I sign?',
      blocks: [
        {
          points: [
            `Is the land in the seller’s name, and clear? Ask for the registry certificate: it costs ${f.certificateFee}.`,
            'What has this company finished, and when against the date it promised?',
            'What happens if it is late, and what do I get back if it is not built?',
            'Can the price change, and by which index? In which currency?',
            'When is the deed signed, and when do the condominium’s rules exist?',
            'What is included: parking, storage, kitchen, air conditioning? How high will expensas be?',
          ],
        },
      ],
    },
    {
      id: 'price',
      title: 'Does the price include VAT?',
      blocks: [
        `Sources differ: one guide adds ${f.newUnitVat.guides} to the price and the law’s base gives ${f.newUnitVat.law}. Have the contract say “IVA incluido”, or how much it is.`,
        `On delivery come the closing costs, ${f.closingCosts}: ${link('costs', 'Costs and taxes')}. To see whether the price is the market’s use ${link('calculator', 'the calculator')}.`,
      ],
    },
  ],
}
