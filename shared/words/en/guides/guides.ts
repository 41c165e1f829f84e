import type { guides as model } from '../../es/guides/guides.ts'
import { plural } from '../plural.ts'
import { factWords } from './factWords.ts'

export const guides: typeof model = {
  title: 'Guides',
  intro:
    'What to know before you buy, rent, sell or move. Short, with the source and date of every figure; what is not confirmed we say so, and whom to ask.',
  names: {
    buying: { title: 'Buying step by step', text: 'From the title to the registered deed, with times.' },
    costs: { title: 'Costs and taxes', text: 'When you buy, own, let and sell.' },
    financing: { title: 'Financing and AFD', text: 'Primera Vivienda, Che Róga Porã and the banks.' },
    offPlan: { title: 'Buying off plan', text: 'How you pay, what you risk and what to ask.' },
    land: {
      title: 'Land and its papers',
      text: 'What to ask for, which number is which, and lots on instalments.',
    },
    foreigners: { title: 'Foreigners and the border zone', text: 'Who may buy what, and where not.' },
    renting: {
      title: 'Renting and guarantees',
      text: 'Deposit, guarantor, contract, increases and leaving.',
    },
    investing: { title: 'Investing and what is left', text: 'From gross rent to net, plainly.' },
    selling: { title: 'Selling well', text: 'Price, listing, papers and what you keep.' },
    moving: { title: 'Moving to Paraguay', text: 'Temporary and permanent residence, and where to live.' },
    using: { title: 'Using Óga', text: 'Searching, contacting, publishing and where the figures come from.' },
  },
  groups: { buy: 'Buying', rent: 'Renting and investing', sell: 'Selling and moving', site: 'The site' },
  reviewed: (date) => `Reviewed on ${date}`,
  contents: 'In this guide',
  atAGlance: 'In figures',
  questions: 'Frequent questions',
  moreQuestions: (n: number) => plural(n, { one: 'Show 1 more question', other: `Show ${n} more questions` }),
  sources: 'Sources',
  source: (n) => `Source ${n}`,
  unsure: 'Unconfirmed',
  askFor: (adviser) => `Ask ${adviser}.`,
  backTo: (n) => `Back to citation ${n}`,
  uses: (n) => plural(n, { one: '1 source', other: `${n} sources` }),
  others: 'Other guides',
  missing: 'There is no such guide',
  missingText: 'Its address may have changed. These are all there are.',
  all: 'See the guides',
  rateNote: (rate) => `In dollars at Óga’s rate: ${rate} to the dollar.`,
  advice:
    'This is general information, not legal or tax advice: before you sign, take your own case to a notary (escribano) or an accountant.',
  guideLink: (title) => `Guide: ${title}`,
  factWords,
}
