import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideSelling: GuideText = {
  title: 'Selling well',
  summary:
    'How to sell a house, a flat or land in Paraguay: at what price, with which listing, with which papers at hand and what you keep.',
  figures: [
    ['Usual commission', f.saleCommission],
    ['Income tax, at most', f.saleIncomeTax.most],
    ['Until it is registered', f.transferTime],
  ],
  sections: [
    {
      id: 'price',
      title: 'At what price?',
      blocks: [
        `Near the median of what is like it. ${link('calculator', 'The calculator')} shows the listings yours will be compared with, and ${link('neighborhoods', 'prices by neighborhood')} the m² of your area. They are asking prices: sales tend to close a little below.`,
        'If nobody asks within three weeks, it is nearly always the price or the pictures.',
      ],
    },
    {
      id: 'listing',
      title: 'What makes a listing good?',
      blocks: [
        {
          points: [
            'Eight pictures or more, by day, lights on and rooms tidy. The first one decides.',
            'The area of the plot and of what is built, apart.',
            'What everybody asks: expensas, parking, papers, whether you take financing or a swap.',
            'The place on the map, even if approximate.',
            'Answering on the same day.',
          ],
        },
        `${link('publish', 'Listing your property')} on Óga is free.`,
      ],
    },
    {
      id: 'papers',
      title: 'Which papers do I prepare?',
      blocks: [
        {
          points: [
            `The title, and a current registry certificate (${f.certificateFee}): it shows that it is clear${cite.titleReport}.`,
            `Property tax and fees paid; without them there is no deed${cite.municipalClearance}.`,
            'In a building, proof that no expensas are owed, and its rules.',
            'With a mortgage, the balance in writing from the bank. As an heir, the settled estate.',
          ],
        },
      ],
    },
    {
      id: 'left',
      title: 'How much do I keep?',
      blocks: [
        `Take off the commission, ${f.saleCommission} plus VAT if an agency sells, and the income tax (IRP): ${f.saleIncomeTax.rate} on the lesser of your gain and ${f.saleIncomeTax.base} of the price, at most ${f.saleIncomeTax.most}. If you are not resident, ${f.saleTaxAbroad.most} plus ${f.saleVat.most} VAT. In detail: ${link('costs', 'Costs and taxes')}.`,
      ],
    },
    {
      id: 'close',
      title: 'From deposit to deed',
      blocks: [
        `Have the deposit in writing and with a date; ${f.deposit} is usual. You stay the owner until the deed${cite.deedRequired}: do not hand over the key before you have the balance. You answer for hidden defects for ${f.hiddenDefects}, so say them first.`,
      ],
    },
  ],
}
