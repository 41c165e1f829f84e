import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideInvesting: GuideText = {
  title: 'Investing and what is left',
  summary:
    'What a rented flat in Paraguay really returns: from gross rent to what is left after expensas, empty months, management and taxes.',
  figures: [
    ['Gross a year', f.grossYield],
    ['Net, in one example', f.netYield.net],
    ['Income tax on rent, at most', f.rentIncomeTax.most],
  ],
  sections: [
    {
      id: 'gross',
      title: 'The advertised number',
      blocks: [
        `People speak of ${f.grossYield} a year: that is gross, twelve months’ rent over the price. The head of the trade’s chamber said that most get less${cite.grossYield}.`,
        `On Óga each listing has its own sum, ${link('returns', 'explained here')}. You can change rent, costs and occupancy. ${link('neighborhoods', 'Prices by neighborhood')} tell you what is paid. With costs, taxes and payments, work it out ${link('investment', 'here')}.`,
      ],
    },
    {
      id: 'net',
      title: 'What is left',
      blocks: [
        {
          points: [
            `Expensas: in one example, ${f.condoFeeExample.fee} a month for a flat of ${f.condoFeeExample.price}.`,
            `Management: about ${f.rentAdministration} of the rent.`,
            'Empty months, paint and repairs between tenants.',
            `Property tax: ${f.propertyTax} of the fiscal value a year.`,
            `Income tax of up to ${f.rentIncomeTax.most} of the rent if you are resident; ${f.rentTaxAbroad.most} if not.`,
            `Coming in, costs of ${f.closingCosts}; going out, up to ${f.saleIncomeTax.most} income tax and the commission.`,
          ],
        },
        `In one guide’s example ${f.netYield.net} net was left on ${f.netYield.price}. One case is no average: do the sum for yours.`,
      ],
    },
    {
      id: 'shortStay',
      title: 'And by the night?',
      blocks: [
        `In Asunción nightly lets are occupied ${f.shortStay.occupancy} of the time and take in about ${f.shortStay.month} a month, before cleaning, platform and expensas. In Ciudad del Este, ${f.shortStayCde.occupancy} and ${f.shortStayCde.month} a month; in Luque, ${f.shortStayLuque.occupancy} and ${f.shortStayLuque.month}; in Encarnación, ${f.shortStayEncarnacion.occupancy} and ${f.shortStayEncarnacion.month}; in San Bernardino, ${f.shortStaySanBernardino.occupancy} and ${f.shortStaySanBernardino.month}. VAT was ${f.shortRentVat}. See first whether the building’s rules allow it.`,
      ],
    },
    {
      id: 'compare',
      title: 'Before you decide',
      blocks: [
        {
          points: [
            'Compare with what a fixed-term deposit pays, in the same currency.',
            'Count only rent that is already paid for listings like it, not what is hoped for.',
            'See how long the ones like it take to let and to sell.',
            `Off plan, add the time without rent: ${link('offPlan', 'Buying off plan')}.`,
          ],
        },
      ],
    },
  ],
}
