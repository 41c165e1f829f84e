import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideLand: GuideText = {
  title: 'Land and its papers',
  summary:
    'Which documents to ask for when you buy land in Paraguay, what the cadastre and registry numbers are, and when you may demand the deed of a lot on instalments.',
  figures: [
    ['Registry certificate', f.certificateFee],
    ['Paid to demand the deed', f.lotDeed],
    ['Registering the deed', f.registrationTime],
  ],
  sections: [
    {
      id: 'papers',
      title: 'Which documents do I ask for?',
      blocks: [
        {
          points: [
            `The title deed, the original, in the seller’s name${cite.titleBeforeMoney}.`,
            `The cadastral and registry certificate: owner, measurements, mortgages, seizures and lawsuits${cite.titleReport}. It costs ${f.certificateFee} and takes up to ${f.certificateTime}.`,
            `Property tax and fees paid, as confirmed by the municipality${cite.municipalClearance}.`,
            'A plan with measurements and boundaries, and a surveyor to compare it with what is fenced.',
            'In a subdivision, the municipality’s approval; from an heir, the settled estate.',
          ],
        },
        `${link('landSearch', 'See land for sale')}. What comes next stands in ${link('buying', 'Buying step by step')}.`,
      ],
    },
    {
      id: 'numbers',
      title: 'Which number is which?',
      blocks: [
        {
          points: [
            `Cuenta corriente catastral: the cadastre’s number of an urban lot, in three groups; the tax is paid by it${cite.cadastreNumber}.`,
            `Padrón: the cadastre’s number of rural property, and in some districts${cite.ruralNumber}.`,
            `Finca or matrícula: the number in the property registry, with its district${cite.registryNumber}.`,
            `Código único: that of the unified registry, which will replace them all${cite.propertyCode}.`,
          ],
        },
      ],
    },
    {
      id: 'instalments',
      title: 'And if I buy a lot on instalments?',
      blocks: [
        `With ${f.lotDeed} of the price paid you may demand the deed. And with ${f.lotRescission} paid, or improvements of that value made, the seller can no longer rescind for arrears, unless the contract softens this.`,
        `Keep every receipt, and ask for the lot’s certificate before you begin: under a private contract, a seizure against the developer comes first${cite.privateContractRisk}.`,
      ],
    },
    {
      id: 'overlap',
      title: 'What is an overlapping title?',
      blocks: [
        `Two titles to the same land. In 2025 it was said to affect ${f.overlappingTitles}, half of the country or more${cite.overlappingTitles}. In the countryside, do not buy without a survey and a notary’s look at earlier titles.`,
        `Land of INDERT’s colonies has rules of its own: it is said not to be for sale to foreigners, and its first title not to be transferable for ${f.colonyLand}. Near the border there are others: ${link('foreigners', 'Foreigners and the border zone')}.`,
      ],
    },
    {
      id: 'divide',
      title: 'May I divide it and sell lots?',
      blocks: [
        `Dividing into two or more parts for sale, with streets and services, is a subdivision (loteamiento), which the municipality approves${cite.lotting}. From two hectares on, ${f.lotGreen.fromTwo} is given for squares and public buildings, from three ${f.lotGreen.fromThree}, besides the streets.`,
      ],
    },
  ],
}
