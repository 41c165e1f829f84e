import { cite, f } from '#shared/guides/facts/facts.ts'
import type { GuideText } from '#shared/guides/guideText.ts'

export const guideCosts: GuideText = {
  title: 'Costs and taxes',
  summary:
    'What you pay besides the price: when you buy, each year you own it, when you let it and when you sell it. For residents and non-residents of Paraguay.',
  figures: [
    ['Costs of buying', f.closingCosts],
    ['Property tax a year', f.propertyTax],
    ['Income tax on a sale, at most', f.saleIncomeTax.most],
  ],
  sections: [
    {
      id: 'buying',
      title: 'How much are closing costs?',
      blocks: [
        `In all, ${f.closingCosts} of the price. They are made of:`,
        {
          points: [
            `The notary’s fee: ${f.notaryFee.fee} plus ${f.notaryFee.vat} VAT, depending on the amount. Ask for it in writing.`,
            `Registry tax (tasa judicial): ${f.registryTax}.`,
            `Municipal tax: ${f.municipalTransferTax.asuncion} in Asunción and ${f.municipalTransferTax.elsewhere} elsewhere.`,
            `Registry certificate: ${f.certificateFee}.`,
          ],
        },
        `The buyer usually pays these and the seller the tax on the gain, but you may agree otherwise${cite.whoPays}.`,
      ],
    },
    {
      id: 'owning',
      title: 'And every year?',
      blocks: [
        `The property tax (impuesto inmobiliario): ${f.propertyTax} of the fiscal value, collected by the municipality. The fiscal value comes from the area, the kind of street and the quality of the building, and follows inflation every year: for 2026 it rose by ${f.fiscalValues}.`,
        `An example in Asunción: ${f.fiscalExample.plot} on a paved street, at a fiscal ${f.fiscalExample.perSqm} per m², come to about ${f.fiscalExample.year} a year. In the historic centre you pay about ${f.historicCentre} less.`,
        `It was due on ${f.propertyTaxDue.asuncion} in Asunción and ${f.propertyTaxDue.elsewhere} elsewhere; extensions are common. The municipality may ask any co-owner or heir for all of it${cite.propertyTaxOwner}.`,
      ],
    },
    {
      id: 'condo',
      title: 'What are expensas?',
      blocks: [
        `Your share of the building’s common costs. You buy the unit and a part of what is common in proportion to its value${cite.condo}, and nobody gets out of paying by not using it${cite.condoFees}. An example: ${f.condoFeeExample.fee} a month for a flat of ${f.condoFeeExample.price} in Villa Morra.`,
      ],
    },
    {
      id: 'letting',
      title: 'What do I pay if I let it?',
      blocks: [
        {
          points: [
            `VAT (IVA) on the rent: ${f.rentVat} for homes and ${f.shopRentVat} for shops and offices. On nightly lets it was ${f.shortRentVat}.`,
            `Income tax (IRP) if you are resident: ${f.rentIncomeTax.rate} on the lesser of the net and ${f.rentIncomeTax.base} of the rent, so at most ${f.rentIncomeTax.most}.`,
            `INR if you are not: ${f.rentTaxAbroad.rate} on ${f.rentTaxAbroad.base}, which is ${f.rentTaxAbroad.most} of the rent.`,
            `A company adds the rent to its income, taxed at ${f.companyTax}.`,
          ],
        },
      ],
    },
    {
      id: 'selling',
      title: 'What taxes do I pay when I sell?',
      blocks: [
        {
          points: [
            `If you are resident: IRP of ${f.saleIncomeTax.rate} on the lesser of the gain and ${f.saleIncomeTax.base} of the price. At most ${f.saleIncomeTax.most} of the price, even if it is your only sale, and no VAT${cite.saleNoVat}.`,
            `If you are not: INR of ${f.saleTaxAbroad.rate} on ${f.saleTaxAbroad.base}, which is ${f.saleTaxAbroad.most} of the price, plus VAT.`,
            `Companies, sole proprietorships and non-residents: VAT of ${f.saleVat.rate} on ${f.saleVat.base}, which is ${f.saleVat.most} of the price.`,
            `If an undivided estate sells, sources differ on whether VAT is due besides IRP${cite.estateVat}.`,
          ],
        },
      ],
    },
    {
      id: 'agency',
      title: 'What does the agency charge?',
      blocks: [
        `On a sale, ${f.saleCommission} plus VAT, mostly to the seller. On a lease ${f.leaseCommission} of rent is common; who pays varies. Managing it costs about ${f.rentAdministration} of the rent. Listing on Óga is free.`,
      ],
    },
  ],
}
