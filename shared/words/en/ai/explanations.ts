import type { explanations as spanish } from '#shared/words/es/ai/explanations.ts'

/** What a word means, and what the site cannot say. */
export const explanations: typeof spanish = {
  trend:
    'I have no history of prices by area, so I don’t say how much each one rose: I say what listings ask today and, of each listing, whether its price changed since it was published. Ask me what two places ask and I compare them.',
  beach:
    'Paraguay has no sea. Near water there are houses in San Bernardino, on Lake Ypacaraí, and in Encarnación, by the Paraná river: search for “houses in San Bernardino” or “houses in Costanera, Encarnación”.',
  succession:
    'The words “en sucesión” mean that the owner died and a judge still has to say who inherits. Until the ruling is registered nobody can sign the deed over to you: assignments or promises are signed, with more risk and more waiting, which is why less is usually asked. To sell, the heirs open the succession with a lawyer and sign the deed afterwards. Before you pay or sign, have the file checked by a notary or a lawyer.',
  duplex:
    'A dúplex is a home on two floors; here it usually shares a wall with a twin and has its own entrance.',
  studio: 'A monoambiente is a studio: one room, with bathroom and kitchen, and no separate bedroom.',
  penthouse: 'A penthouse is the apartment on the top floor, nearly always with a terrace.',
  condominium:
    'A condominio is a group of homes with common areas that all pay for, with monthly fees and house rules.',
  ph: 'PH is propiedad horizontal: units with owners of their own in one building or plot, with common parts and house rules. Some listings use it for penthouse too.',
  house: 'A house has its own entrance and land, and usually pays no building fees.',
  apartment: 'An apartment is a unit in a building: it shares the entrance and pays building fees.',
  fees: 'Expensas are what each unit pays a month for what the building shares: cleaning, security, lift, lights. Who pays them in a rental is in the contract.',
  quincho: 'A quincho is a roofed space with a grill, to eat and have guests.',
  storage: 'A baulera is a small storage room that belongs to an apartment, usually in the basement.',
  serviceRoom:
    'A dependencia is the room with a bathroom for domestic staff; many use it as storage or a study.',
  ambientes:
    'Ambientes count the living room as well: “3 ambientes” are two bedrooms and a living room. Here people usually count bedrooms.',
  plot: 'A lote is land that has been divided, usually of a development; terreno is said of any land.',
  flood:
    'In Asunción, reports of the river floods of 2015 and 2019 name the riverside Bañados and parts of Tablada Nueva, San Juan, Santa Ana, San Cayetano, Tacumbú and Ricardo Brugada (the Chacarita). I don’t measure it street by street: listings don’t say. Go and look after heavy rain, ask the neighbors and the municipality, and see whether the street has drains.',
  building:
    'I don’t know what building costs: there are property listings here, not builders’ quotes. Ask two or three builders or architects. I can tell you what land and finished houses ask in an area.',
  livingCosts:
    'I don’t measure what electricity, water, food or schools cost. I can tell you what rents are asked and which monthly expenses listings state.',
  scam: 'Send no money before you have seen the property and its papers: being asked for a transfer or a deposit before a viewing is a sign of a scam. Visit it, ask for the title and for the id of whoever offers it, and pay only against a receipt or a signed contract. If the listing is on this site, tell us through the contact page.',
  verification:
    'Your email is confirmed by the service you sign in with, not by Óga: confirm it there (look in spam too) and sign in again. Your password is changed there as well.',
  erasing:
    'To delete your account, go to settings and choose “Delete account”: it erases your personal data and closes your listings, for good.',
  schools:
    'Which school is good I don’t measure, nor how far each area is from all of them. Name a school and I tell you which neighborhoods are near it and what there is: “neighborhoods near the American School”, “houses near Colegio San José”.',
  viewing:
    'On a visit, look for damp and leaks, water pressure, the fuse box, signal and noise, and go at different hours. Ask what the expensas include and how much they are, who pays what, since when it is free and what stays inside. If you buy, also the title, taxes paid up and building works next door. Take pictures of its state before you sign.',
  permits:
    'The building permit is given by the local municipality, on plans signed by a professional; each has its own requirements, fees and limits of height and setback, which I have not confirmed. Before you buy land to build on, ask there what is allowed, and look at water, power, access and the title.',
  bankOrHome:
    'What a bank pays on a deposit today I don’t have: ask the rate of a term deposit (CDA) in the same currency, and compare it with what a rent leaves after costs. A deposit takes no work and ends on its date; a home brings rent, may gain or lose value, and takes time to sell. This is no financial advice.',
  timing:
    'I can’t predict prices or the dollar, and nobody really knows. What you can look at: with income in guaraníes, a lower dollar makes listings in dollars cheaper; while you wait you pay rent; and each listing says how long it has stood and whether it has dropped, which is where there is most room to negotiate. Give me an area and a budget and I show you how things stand today.',
  noReply:
    'Your inquiry reaches the lister by mail and stays among the inquiries you sent; where there is a WhatsApp button, try that. If there is no answer in a day or two, write to another listing like it: each agency’s page says how long it usually takes. If a listing stays up and nobody ever answers, tell us from the contact page.',
  rentInsurance:
    'Rental or surety insurance takes the place of a guarantor: if the tenant does not pay, the insurer pays the owner up to what the policy says, and then claims it from the tenant. What it covers, for how many months and what it costs, each insurer says: I have no confirmed prices. Some listings say which guarantee they accept, and you can ask before you visit.',
  offer:
    'Write from “Ask” on the listing with your amount, how you pay and until when it holds. To argue it, each listing says how it stands against the market, how long it has been up and whether it has dropped: that is where the room is. If they accept, get the registry certificate before you pay a deposit, and have what you agree in writing: price, term, what is included and when the deposit is returned.',
  payingIn:
    'Listings ask in guaraníes or dollars. Another currency, crypto or cash depends on the seller: agree it in writing, with which rate and on which day. It is safest that the payment goes through a bank on the day of the deed, with the notary present; bank and notary usually ask where the money comes from, so bring the papers.',
  rentingCosts:
    'To move in you usually pay the first month and a deposit of one or two months, and sometimes a month of commission if there is an agency: reckon with two to four rents. The owner decides, so ask beforehand. Tell me the area and the bedrooms, and I’ll tell you what is asked.',
  neighbor:
    'Which neighbor is right I don’t judge. For walls and boundaries the title and the survey plan count: a surveyor measures and a notary checks the papers. For noise, damp or animals, talk to the building’s administration, which has house rules, or to the municipality. If you cannot settle it, a lawyer can tell you whether to mediate or to sue.',
  dispute:
    'Who is right in such a dispute I don’t judge, and I give no legal advice. Gather the contract, receipts and messages, claim in writing and ask a lawyer, who can tell you whether to mediate or to sue. If it is about a listing on this site, tell us through the contact page.',
  possession:
    'Possession (posesión) is occupying and using a property without being its registered owner. Whoever sells possession rights does not pass you the title, as ownership passes only by a public deed: that is why less is usually asked, and the risk is yours. Before you pay, have a notary or a lawyer see in whose name it is.',
  currency:
    'Either currency is possible: each listing says its own, and I show the other one at today’s rate. The contract says in which you pay: if you earn guaraníes, rent in guaraníes does not rise with the dollar.',
  ownerOrAgency:
    'With the owner you deal directly and there is usually no commission, but you check the papers yourself: ask for the title, an id and a written contract. With an agency somebody screens, shows and writes the contract, and may charge a commission: ask how much and who pays. Each listing says who publishes it, and verified agencies are marked.',
  tenancy:
    'That is for the lease to say: see what it states about the owner’s visits, repairs, changes and subletting. What it leaves open, agree in writing. I have no confirmed rule to quote: if there is a dispute already, a lawyer can tell you what counts in your case.',
  delay:
    'What counts is the contract: see the delivery date, how far it may slip, what they pay you for each month of delay and when you may leave with your money back; if it does not say, have it added before you sign. If it is late already, claim in writing with the contract and receipts and ask a lawyer: what you are owed I don’t judge. How many buildings each company delivered on time I don’t measure: ask for finished ones and talk to people who bought there.',
  hectare: 'A hectare is 10,000 m², such as a square of 100 by 100 meters. An acre is some 4,047 m².',
  swap: 'You can if the other side accepts: each puts a price on theirs, the difference is paid in money, and both transfers are made by deed. Write through “Ask” what you offer, where it is and what you ask for it, and before you agree get the registry certificate of what you receive; a notary tells you the costs and taxes of each transfer.',
  gated:
    'A gated community (barrio cerrado) is lots and houses of one’s own behind a gate, with streets, guards and common areas paid by a monthly fee; a country adds sports and a club. You buy the lot or the house, and the rules say what may be built.',
  cashOrLoan:
    'With cash you pay no interest, close sooner and can bargain, but put everything into one property. With a loan you keep part of your money and pay the bank’s rate for years, plus its costs: it pays if what you keep earns more than that rate, or if the instalment leaves you room. Ask two or three banks for the rate and tell me price and down payment: I reckon the instalment.',
  usualRental:
    'There are both: each listing says whether it is furnished and what it includes. Electricity, water and internet are usually paid apart, and the contract says who pays the expensas. You can search for “furnished”, and what a listing does not say, ask in the inquiry before you visit.',
}
