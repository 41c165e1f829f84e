import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideBuying: GuideText = {
  title: 'Buying step by step',
  summary:
    'How to buy a house, a flat or land in Paraguay: what to check before you pay anything, what is signed, how long it takes and what you can claim afterwards.',
  figures: [
    ['From start to end', f.transferTime],
    ['Closing costs', f.closingCosts],
    ['Registry certificate', f.certificateFee],
  ],
  sections: [
    {
      id: 'steps',
      title: 'The steps',
      blocks: [
        {
          steps: [
            `See whether the price is the market’s: ${link('calculator', 'the calculator')} sets it beside listings like it, and ${link('neighborhoods', 'prices by neighborhood')} tell you where you stand.`,
            `Ask for copies of the title and of the seller’s identity card. The name has to be the same; if someone else sells, ask for the power of attorney${cite.sellerIsOwner}.`,
            `Choose the notary (escribano) yourself and have them order the cadastral and registry certificate: it takes up to ${f.certificateTime} and costs ${f.certificateFee}.`,
            'Only with the title in view, agree the deposit in writing.',
            `Sign the public deed within ${f.deedTime} of the certificate and pay the balance there and then.`,
            `The notary registers it: ${f.registrationTime}. Keep the deed with the registry’s stamp.`,
          ],
        },
      ],
    },
    {
      id: 'title',
      title: 'How do I know the title is clear?',
      blocks: [
        `The registry’s report says who owns it and whether there is a mortgage, a seizure, a lawsuit or another burden${cite.titleReport}. Since 2026 it comes in a single certificate, which replaces those of the cadastre and the registry${cite.certificate}, from the Registro Unificado Nacional, which took over the work of both${cite.registryOffice}.`,
        `The registry is moving to one code for each property; for a while you will still see the old numbers${cite.propertyCode}. Which is which stands in ${link('land', 'Land and its papers')}.`,
        `For the deed, the municipality has to confirm that taxes and fees are paid${cite.municipalClearance}.`,
      ],
    },
    {
      id: 'deposit',
      title: 'How much is the deposit (seña)?',
      blocks: [
        `Usually from ${f.deposit} of the price. Write down what happens if the buyer withdraws, what if the seller does, and until when it holds.`,
        `Hand over nothing before you have seen the original title, registered to the seller${cite.titleBeforeMoney}.`,
      ],
    },
    {
      id: 'contract',
      title: 'Is a private contract (boleto) enough?',
      blocks: [
        `No. It obliges both sides to sign the deed but does not transfer ownership${cite.privateContract}: only the public deed before a notary does, and registration makes it count against everyone${cite.deedRequired}.`,
        `While you hold only a boleto, a buyer with a registered deed or a creditor of the seller comes first${cite.privateContractRisk}. You have ${f.privateContractClaim} to sue for the deed.`,
        `A sale with a right to buy back (retroventa) is forbidden for real estate${cite.repurchase}: if it is offered to you as security for a loan, do not sign.`,
      ],
    },
    {
      id: 'time',
      title: 'How long does it take?',
      blocks: [
        `About ${f.transferTime} from start to end: the certificate up to ${f.certificateTime}, the deed within the next ${f.deedTime} and registration ${f.registrationTime}.`,
        `With a loan add the appraisal and the bank’s papers: ${link('financing', 'Financing and AFD')}.`,
      ],
    },
    {
      id: 'after',
      title: 'And if a problem shows up later?',
      blocks: [
        `The seller answers for hidden defects if you claim within ${f.hiddenDefects}, and also if you lose the property to an earlier right${cite.lostRight}.`,
        `What you pay besides the price stands in ${link('costs', 'Costs and taxes')}.`,
      ],
    },
  ],
}
