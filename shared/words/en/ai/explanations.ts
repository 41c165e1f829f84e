import type { explanations as spanish } from '#shared/words/es/ai/explanations.ts'

/** What a word means, and what the site cannot say. */
export const explanations: typeof spanish = {
  trend:
    'I have no history of prices by area, so I don’t say how much each one rose: I say what listings ask today and, of each listing, whether its price changed since it was published. Ask me what two places ask and I compare them.',
  beach:
    'Paraguay has no sea. Near water there are houses in San Bernardino, on Lake Ypacaraí, and in Encarnación, by the Paraná river: search for “houses in San Bernardino” or “houses in Costanera, Encarnación”.',
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
  floodElsewhere:
    'I have no data on floods in that city, and listings don’t say: whatever is near a river or a stream needs a look first. Go after heavy rain, ask the neighbors about street torrents and the municipality about the area, and see whether the street has drains.',
  building:
    'I don’t know what building costs: there are property listings here, not builders’ quotes. Ask two or three builders or architects. I can tell you what land and finished houses ask in an area.',
  livingCosts:
    'I don’t measure what electricity, water, food or schools cost. I can tell you what rents are asked and which monthly expenses listings state.',
  schools:
    'Which school is good I don’t measure, nor how far each area is from all of them. Name a school and I tell you which neighborhoods are near it and what there is: “neighborhoods near the American School”, “houses near Colegio San José”.',
  bankOrHome:
    'What a bank pays on a deposit today I don’t have: ask the rate of a term deposit (CDA) in the same currency, and compare it with what a rent leaves after costs. A deposit takes no work and ends on its date; a home brings rent, may gain or lose value, and takes time to sell. This is no financial advice.',
  timing:
    'I can’t predict prices or the dollar, and nobody really knows. What you can look at: with income in guaraníes, a lower dollar makes listings in dollars cheaper; while you wait you pay rent; and each listing says how long it has stood and whether it has dropped, which is where there is most room to negotiate. Give me an area and a budget and I show you how things stand today.',
  hectare: 'A hectare is 10,000 m², such as a square of 100 by 100 meters. An acre is some 4,047 m².',
  swap: 'You can if the other side accepts: each puts a price on theirs, the difference is paid in money, and both transfers are made by deed. Write through “Send inquiry” what you offer, where it is and what you ask for it, and before you agree get the registry certificate of what you receive; a notary tells you the costs and taxes of each transfer.',
  gated:
    'A gated community (barrio cerrado) is lots and houses of one’s own behind a gate, with streets, guards and common areas paid by a monthly fee; a country adds sports and a club. You buy the lot or the house, and the rules say what may be built.',
}
