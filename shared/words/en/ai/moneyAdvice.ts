import type { moneyAdvice as spanish } from '#shared/words/es/ai/moneyAdvice.ts'

export const moneyAdvice: typeof spanish = {
  range: (low, high) => (low === high ? low : `${low} to ${high}`),
  loan: {
    priced: (of) =>
      `The instalment would be about ${of.payment} a month: of ${of.price}, with ${of.down} down (${of.share}), ${of.loan} is lent over ${of.years} years at rates of ${of.rates} a year.`,
    whole: (payment) =>
      `The down payment is what the calculator assumes; if the whole price were lent, the instalment would be about ${payment}.`,
    fits: (income, share, most) =>
      `Yes, in principle: on ${income} a month the instalment may reach ${most}, ${share} of the income, which is Primera Vivienda’s measure.`,
    tight: (income, share, most) =>
      `It depends on the rate: on ${income} a month the instalment may reach ${most}, ${share} of the income, which is Primera Vivienda’s measure.`,
    exceeds: (income, share, most) =>
      `Not on that income alone: on ${income} a month the instalment may reach ${most}, ${share} of the income, which is Primera Vivienda’s measure.`,
    more: 'To make it fit: more down, a longer term, a lower price, or the family’s incomes together.',
    needs: (income, share) =>
      `It would take an income of about ${income} a month, so that the instalment stays within ${share}; a family’s incomes add up, and the bank decides.`,
    reaches: (of) =>
      `On ${of.income} a month you would reach homes of about ${of.price}: the instalment may be up to ${of.most}, ${of.share} of the income as in Primera Vivienda, which over ${of.years} years at rates of ${of.rates} repays a loan of ${of.loan}, and you put ${of.down} down.`,
    withDown: (down, low, high) =>
      `With your ${down} down you would reach homes of about ${low} to ${high}; keep 3 to 5% of that for closing costs.`,
    cheRoga: (payment, rate, years) =>
      `With Che Róga Porã (${rate} over ${years} years) the instalment on the same money would be about ${payment}.`,
    cheRogaReaches: (loan, rate, years) =>
      `With Che Róga Porã (${rate} over ${years} years) that instalment repays a loan of about ${loan}.`,
    cheRogaLimits: (income, price) =>
      `It is for incomes of ${income} minimum wages and homes of up to ${price}.`,
    cheRogaFits: (price) => `Che Róga Porã lends on homes of up to ${price}: by its price, this one fits.`,
    cheRogaOver: (price) =>
      `It does not fit Che Róga Porã, which lends on homes of up to ${price}. With a common loan:`,
    mayBorrow: (wages, price) =>
      `Yes, you may apply: Che Róga Porã is for incomes of ${wages} minimum wages and homes of up to ${price}; the bank decides and looks at your other debts too.`,
    total: (amount) => `In total, all instalments added up, that is ${amount}.`,
    minimum: (wage) => `I took the minimum wage of ${wage}.`,
  },
  stages: {
    parts: (price, list) => `Of ${price}: ${list}.`,
    first: (share, part) => `${part} on signing (${share})`,
    middle: (share, part) => `${part} in instalments while it is built (${share})`,
    last: (share, part) => `${part} on delivery (${share})`,
    monthly: (months, part) => `In ${months} equal instalments that is ${part} a month.`,
    howLong: 'The instalment depends on how many months the works take: tell me and I reckon it.',
    limits:
      'That is how the price is split, without adjustments, VAT or closing costs: the contract says whether the instalments are adjusted.',
  },
  living: {
    eases: (amount, place) =>
      `Yes, ${amount} a month is enough to live modestly in ${place}: the rent leaves room.`,
    tight: (amount, place) => `${amount} a month in ${place} is tight: rent takes a large part.`,
    exceeds: (amount, place) =>
      `${amount} a month does not cover the usual rents of living alone in ${place}: look at a room, sharing or a cheaper area.`,
    row: (rooms, rent, left) => `A home of ${rooms} rents for ${rent} (median): ${left} is left.`,
    rest: 'Food, electricity, water, internet, transport and health come out of that, and I don’t measure them: they change a lot with air conditioning, a car and health cover. If you are a foreigner, add the residence papers.',
    none: (place) => `${place} has too few rental listings to say how much of it rent would take.`,
  },
  netOfTax: {
    is: (of) =>
      `After expenses and taxes about ${of.left} a month would be left, ${of.percent} a year, if you are a resident; ${of.abroadLeft}, ${of.abroadPercent}, if you are not.`,
    from: (of) =>
      `It comes from ${of.rent} of rent a month, empty months counted: ${of.net} after expenses, less IRP of at most ${of.tax} (or INR of ${of.abroadTax} for non-residents).`,
    limits: (vat) =>
      `The ${vat} VAT is added to the rent. The property tax comes on top, and the manager’s fee if somebody manages it for you.`,
  },
  otherCurrency: {
    none: (name) =>
      `I don’t have the rate of ${name}: prices here are in dollars and guaraníes. Tell me the amount in one of those and I go on from there.`,
    unknown: (name) =>
      `I have no rate for ${name}: multiply those dollars by the one of your bank or exchange house.`,
    meanwhile: 'Meanwhile, without a price limit:',
    names: { BRL: 'the real', ARS: 'the peso', EUR: 'the euro', other: 'that currency' },
  },
  plan: {
    lead: (count: string, budget: string) =>
      `With ${budget}, ${count} that fit together with the closing costs, by estimated return:`,
    sum: (all: string, least: string, most: string, left: string) =>
      `They add up to ${all}; with closing costs, ${least} to ${most}, and at least ${left} is left for repairs, furniture and empty months.`,
    each: (title: string, percent: string) => `${title}: ${percent} a year, by the author’s figures`,
    limits:
      'Several spread the risk of being without a tenant; in return there are more building fees and more paperwork. It is a starting point and no advice: visit each one and ask for the title and the certificate before you pay a deposit.',
  },
  invest: {
    apart: (low, high) => `Keep ${low} to ${high} of the price apart for closing costs.`,
    monthly: (low, high) =>
      `At the usual gross, all of it in homes would bring ${low} to ${high} of rent a month, before fees, empty months, repairs and taxes.`,
    ways: (amount) =>
      `With ${amount} there are three ways: buy something small outright that can be let, which brings rent at once; enter off plan with it as the down payment, which brings rent only after delivery; or a plot, which brings none until you build.`,
    forIncome:
      'If you want income, I would look at the first one first: a studio or one bedroom where homes let easily.',
  },
}
