import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideRenting: GuideText = {
  title: 'Renting and guarantees',
  summary:
    'What owners ask for in Paraguay, how much the deposit is, what the contract has to say, how much rent may rise and how a lease ends.',
  figures: [
    ['Usual deposit', f.usualDeposit],
    ['Lease, at most', f.rentTerm.longest],
    ['VAT on rent', f.rentVat],
  ],
  sections: [
    {
      id: 'guarantee',
      title: 'Do I need a guarantor?',
      blocks: [
        `The law does not ask for one; the owner decides. Usual is a deposit of ${f.usualDeposit} and, depending on the case, a guarantor with property or payslips${cite.usualDeposit}. Some listings take a deposit alone or an insurance: ${link('rentSearch', 'see rentals')}.`,
        `Nor does it set how much the deposit is or when it comes back${cite.rentDeposit}. Write down the amount, what is deducted and within how many days it returns; take pictures and make an inventory when you move in.`,
      ],
    },
    {
      id: 'contract',
      title: 'What does the contract have to say?',
      blocks: [
        `There is no special law of home rent: the Civil Code and what you sign rule${cite.rentLaw}. So every line matters.`,
        {
          points: [
            `Term: no minimum${cite.shortestTerm}, up to ${f.rentTerm.longest}.`,
            `Increase: rent rises only as the contract says. A law with a cap is often cited, but it is about leasing${cite.rentIncrease}.`,
            `Leaving early: only as agreed; put notice and penalty in${cite.leaseEnd}.`,
            `Currency, day of payment and interest on arrears: as agreed, up to the usury limit${cite.arrears}.`,
            `Who pays expensas, taxes and repairs, and what becomes of improvements${cite.improvements}.`,
          ],
        },
        'If you do not understand something in it, take it to a lawyer before you sign.',
      ],
    },
    {
      id: 'costs',
      title: 'What do I pay to move in?',
      blocks: [
        `The first month, the deposit and, with an agency, sometimes a commission of ${f.leaseCommission}. Ask whether the price includes the ${f.rentVat} VAT and how high expensas are.`,
      ],
    },
    {
      id: 'end',
      title: 'Can I be evicted?',
      blocks: [
        `Only by a suit. You have ${f.eviction} to answer it; if you do not, what it says is taken as true. It does not work against elderly parents or persons with a disability whom the owner must support, if it leaves them with nowhere to go${cite.evictionLimit}.`,
      ],
    },
  ],
}
