import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideFinancing: GuideText = {
  title: 'Financing and AFD',
  summary:
    'How a home is financed in Paraguay: AFD’s Primera Vivienda, Che Róga Porã and bank loans, with their limits, terms and rates.',
  figures: [
    ['Che Róga Porã, a year', f.cheRoga.rate],
    ['Banks in guaraníes, mostly', f.bankRates.usual],
    ['Longest term', f.cheRoga.term],
  ],
  sections: [
    {
      id: 'cheRoga',
      title: 'Che Róga Porã 2.0',
      blocks: [
        `A public program at ${f.cheRoga.rate} a year for ${f.cheRoga.term}, with the first instalment only when you move in. For a finished home, building on your own lot, a lot and building, extending or finishing${cite.cheRogaUses}.`,
        `Its limits have moved: at the end of 2025, loans of up to ${f.cheRogaLimits.loan}, homes of up to ${f.cheRogaLimits.price} and incomes of ${f.cheRogaLimits.income}.`,
      ],
    },
    {
      id: 'afd',
      title: 'AFD: Primera Vivienda',
      blocks: [
        `AFD does not lend to people itself: it provides the money and your bank or cooperative lends it. It is for those with no built property to their name, a family income of up to ${f.afdWho.income} and an instalment of no more than ${f.afdWho.instalment} of that income.`,
        {
          points: [
            `Term: ${f.afdTerm.unsecured} unsecured, ${f.afdTerm.mortgage} with a mortgage or ${f.afdTerm.trust} with a guarantee trust.`,
            `Rate: ${f.afdRates.lower} for a family income of up to ${f.afdRates.lowerIncome} and ${f.afdRates.upper} above it. They are of late 2023: ask for today’s.`,
            `Uses: buying (off plan as well), building, lot and building, or refurbishing${cite.afdUses}.`,
          ],
        },
      ],
    },
    {
      id: 'banks',
      title: 'What do banks charge?',
      blocks: [
        `In the Central Bank’s list of April 2024, home loans in guaraníes ran from ${f.bankRates.lowest} to ${f.bankRates.highest}, most of them ${f.bankRates.usual}. A guide of 2025 speaks of ${f.marketRates.guaranies} in guaraníes and ${f.marketRates.dollars} in dollars.`,
        `To compare: the average of all loans in guaraníes was ${f.averageRate} in January 2026, and by law none may exceed ${f.usuryLimit.guaranies} (${f.usuryLimit.dollars} in dollars).`,
        `Without the usual security, ask about the Fogavi fund${cite.guaranteeFund}.`,
      ],
    },
    {
      id: 'foreigners',
      title: 'Do they lend to foreigners?',
      blocks: [
        `They ask for residence, and one agency speaks of ${f.foreignerRates} a year. Without residence people mostly buy with cash or on the seller’s own terms: ${link('foreigners', 'Foreigners and the border zone')}.`,
      ],
    },
    {
      id: 'compare',
      title: 'Before you pay a deposit',
      blocks: [
        {
          points: [
            'Ask two or three lenders for the whole instalment: with insurance, appraisal and costs, not the rate alone.',
            'Ask whether the rate is fixed, for how many years, and what it costs to pay early.',
            `The programs measure in minimum wages: ${f.minimumWage} since July 2025; we have not confirmed that of July 2026.`,
            `Have the deposit say that it depends on the loan’s approval. How: ${link('buying', 'Buying step by step')}.`,
          ],
        },
      ],
    },
  ],
}
