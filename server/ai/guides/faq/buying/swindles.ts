import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Money that is gone, a false listing, and what cannot be sold as it is offered. */
export const swindlesFaq = {
  alreadySwindled: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: 'Ya transferí la seña y me estafaron, ¿qué hago? | ya mandé plata y me bloqueó | le giré un millón de seña y desapareció | pagué la reserva y el dueño no contesta más | me estafaron con un alquiler, cómo denuncio | transferí la seña y el tipo borró el aviso | ya le deposité y ahora no aparece | caí en una estafa de alquiler | puedo recuperar la plata que transferí a un estafador | mandé el giro y la casa no existía | me robaron la seña por transferencia, a quién recurro | ya le pagué por adelantado y no me atiende | deposité para reservar un depto y era mentira | me estafaron con un alquiler, di seña y no existía el depto | me engañaron con un aviso de facebook, pagué y el departamento no existe | me estafaron con una casa por marketplace, qué hago',
      en: 'I already sent money and it was a scam, what do I do? | I paid a deposit to a landlord I never met and he vanished | wired the deposit and he blocked me | sent the reservation money and the listing disappeared | got scammed on a rental, where do I report it | can I get my money back after a rental scam | I transferred money and the owner stopped answering | paid up front and the flat does not exist | I fell for a fake listing and sent money, now what | got scammed with a rental on facebook, paid a deposit and the flat did not exist',
      pt: 'Já mandei o dinheiro e era golpe, o que faço? | já paguei o sinal pro cara e ele sumiu | mandei o pix do sinal e fui bloqueado | caí num golpe de aluguel, onde denuncio | já mandei dinheiro de sinal, e agora | transferi a reserva e o dono não responde mais | dá pra recuperar o dinheiro que mandei pro golpista | paguei adiantado e o apartamento não existe | levei um golpe num aluguel do facebook, dei sinal e o apê não existia',
    },
    answer: {
      es: 'No pagues nada más y avisá ya a tu banco o a la empresa de giros: a veces llegan a frenar la transferencia, pero nadie lo asegura. Guardá los chats, los comprobantes, el número y la cuenta, y hacé la denuncia en la policía o la fiscalía. Si el aviso es de acá, mandanos el enlace por la página de contacto para que lo revisemos y lo saquemos.',
      en: 'Pay nothing more and tell your bank or the money-transfer company at once: sometimes they can still stop it, but nobody can promise that. Keep the chats, the receipts, the number and the account, and report it to the police or the prosecutor. If the listing is on this site, send us its link through the contact page, so that we check it and take it down.',
      pt: 'Não pague mais nada e avise já o seu banco ou a empresa de remessas: às vezes conseguem parar a transferência, mas ninguém garante. Guarde as conversas, os comprovantes, o número e a conta, e denuncie na polícia ou no ministério público. Se o anúncio é daqui, mande o link pela página de contato para que o verifiquemos e tiremos.',
    },
  },
  swindledBefore: {
    more: { guide: 'buying', section: 'deposit' },
    asked: {
      es: '¿Dónde denuncio una estafa inmobiliaria y cómo evito que me vuelva a pasar? | dónde denuncio y cómo evito que me pase de nuevo | me estafaron una vez con un alquiler, cómo hago para que no se repita | ante quién hago la denuncia y cómo me cuido la próxima | a qué fiscalía voy por una estafa de alquiler y cómo me protejo después | ya caí en una estafa, qué hago distinto la próxima vez | cómo no caer otra vez en un aviso falso',
      en: 'Where do I report a property scam and how do I avoid another one? | where do I report it and how do I keep it from happening again | I was scammed on a rental once, how do I avoid it next time | who do I file the complaint with and how do I protect myself in future | how do I not fall for a fake listing again',
      pt: 'Onde denuncio um golpe imobiliário e como evito que aconteça de novo? | onde denuncio e como evito que aconteça de novo com vocês | já caí num golpe de aluguel, como faço para não repetir | a quem denuncio e como me protejo da próxima vez | como não cair outra vez num anúncio falso',
    },
    answer: {
      es: 'La denuncia se hace en la policía o en la fiscalía, con los chats, los comprobantes, el número y la cuenta, y avisale también a tu banco. La próxima vez no mandes plata antes de ver el lugar y los papeles, compará el título con el documento de quien lo ofrece y pagá recién con contrato o recibo firmado. Óga no certifica los títulos ni retiene señas: si un aviso de acá te parece falso, mandanos su enlace por la página de contacto.',
      en: 'Report it to the police or the prosecutor with the chats, the receipts, the number and the account, and tell your bank too. Next time send no money before you have seen the place and its papers, compare the title with the id of whoever offers it, and pay only against a signed contract or receipt. Óga certifies no titles and holds no deposits: if a listing here looks false, send us its link through the contact page.',
      pt: 'A denúncia se faz na polícia ou no ministério público, com as conversas, os comprovantes, o número e a conta, e avise também o seu banco. Da próxima vez não mande dinheiro antes de ver o lugar e os papéis, compare o título com o documento de quem oferece e pague só com contrato ou recibo assinado. A Óga não certifica títulos nem retém sinais: se um anúncio daqui parece falso, mande o link pela página de contato.',
    },
  },
  reportListing: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo denuncio un aviso falso en este sitio? | dónde reporto una publicación trucha | quiero denunciar un anuncio de acá | encontré un aviso falso en la página, cómo lo reporto | hay un botón para denunciar publicaciones | cómo aviso que un aviso es engañoso | reportar estafa en un aviso de Óga | este aviso miente, a quién le digo',
      en: 'How do I report a fake listing on this site? | where do I flag a fraudulent ad here | report a suspicious listing | is there a button to report a listing | I found a fake ad on your page, who do I tell | how to denounce a misleading advert on Óga',
      pt: 'Como denuncio um anúncio falso neste site? | como denuncio um anúncio falso aqui | onde reporto um anúncio enganoso | quero denunciar uma publicação daqui | tem botão para denunciar anúncio | achei um anúncio mentiroso no site, a quem aviso',
    },
    answer: {
      es: 'Escribile al equipo de Óga desde la página de contacto con el enlace del aviso y lo que viste: lo revisamos y, si es falso o engañoso, lo sacamos. Mientras tanto no pagues nada ni mandes documentos.',
      en: 'Write to the Óga team through the contact page with the link of the listing and what you saw: we check it and, if it is false or misleading, take it down. Meanwhile pay nothing and send no documents.',
      pt: 'Escreva à equipe da Óga pela página de contato com o link do anúncio e o que você viu: nós o verificamos e, se for falso ou enganoso, tiramos. Enquanto isso, não pague nada nem mande documentos.',
    },
  },
  sellerHasBoleto: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Puedo comprarle a quien solo tiene un contrato privado? | mi tío me vende su terrenito pero solo tiene contrato privado | el que vende nunca escrituró, tiene boleto nomás | me ofrecen un lote y el vendedor no tiene título, solo un contrato | quien vende todavía no tiene la escritura a su nombre | da para comprar si el dueño tiene papel privado nomás | comprar a alguien que compró por boleto y no hizo la transferencia | el título sigue a nombre del dueño anterior y el vendedor tiene un contrato',
      en: 'Can I buy from somebody who only has a private contract? | my uncle wants to sell me his lot but he never got the deed | the seller bought by boleto and the title is still in the previous owner’s name | seller has no title, just a private agreement | is it ok to buy if the seller never registered the property',
      pt: 'Posso comprar de quem só tem contrato particular? | meu tio quer me vender o terreno mas ele só tem contrato de gaveta | o vendedor nunca passou a escritura pro nome dele | quem vende só tem um papel particular | o título ainda está no nome do dono anterior',
    },
    answer: {
      es: `Con un contrato privado todavía no es dueño: puede exigir que le escrituren, y no puede escriturarte a vos${cite.privateContract}. Antes de pagar, pedí el certificado (${f.certificateFee}) para ver quién figura y si hay embargo${cite.titleReport}, y que ese titular le escriture a él, o directo a vos con él firmando. Si el titular no aparece, es un riesgo que no se arregla con otro papel privado: consultá a un escribano o abogado.`,
      en: `With a private contract they are not the owner yet: they may demand the deed, and cannot give you one${cite.privateContract}. Before you pay get the certificate (${f.certificateFee}) to see who is registered and whether there is a seizure${cite.titleReport}, and have that owner sign the deed to them, or straight to you with them signing too. If the owner cannot be found, another private paper does not mend it: ask a notary or a lawyer.`,
      pt: `Com um contrato particular ainda não é dono: pode exigir a escritura, e não pode passar uma a você${cite.privateContract}. Antes de pagar, peça o certificado (${f.certificateFee}) para ver quem consta e se há penhora${cite.titleReport}, e que esse titular passe a escritura a ele, ou direto a você com ele assinando. Se o titular não aparece, outro papel particular não resolve: consulte um escribano ou advogado.`,
    },
  },
  leakFromAbove: {
    asked: {
      es: '¿Qué hago si el departamento de arriba me gotea? | el vecino de arriba me gotea y no quiere arreglar | filtración del piso de arriba en mi techo | me cae agua del depto de arriba | una cañería del edificio me mojó la pared, quién paga | el del piso superior no arregla su pérdida de agua',
      en: 'What do I do if the flat upstairs leaks into mine? | my upstairs neighbour’s pipe drips into my ceiling and he won’t fix it | water coming through from the apartment above | a building pipe soaked my wall, who pays',
      pt: 'O que faço se o apartamento de cima vaza no meu? | o vizinho de cima está com infiltração e não quer consertar | cai água do apê de cima no meu teto | cano do prédio molhou minha parede, quem paga',
    },
    answer: {
      es: 'Avisá por escrito, con fotos y fecha, al vecino y a la administración, que puede decir de dónde viene: lo usual es que un caño común lo arregle el edificio, y uno de la unidad, su dueño. Que un plomero deje escrita la causa. Si alquilás, avisá también a tu dueño. Si nadie hace nada, lo que sigue es una intimación y un abogado.',
      en: 'Write to the neighbor and to the administration, with photos and the date; it can say where it comes from: usually the building repairs a common pipe and the owner one of the unit. Have a plumber put the cause in writing. If you rent, tell your landlord too. If nobody acts, what follows is a formal demand and a lawyer.',
      pt: 'Avise por escrito, com fotos e data, o vizinho e a administração, que pode dizer de onde vem: o usual é que um cano comum o prédio conserte, e um da unidade, o dono dela. Peça que um encanador deixe a causa por escrito. Se aluga, avise também o dono. Se ninguém age, o que segue é uma notificação e um advogado.',
    },
  },
  surveyCost: {
    more: { guide: 'land', section: 'papers' },
    asked: {
      es: '¿Cuánto cuesta mensurar un terreno? | cuánto sale la mensura de un lote | precio de un agrimensor para medir mi terreno | cuanto cobra el topógrafo por amojonar | cuanto sale mensurar un terreno de 12x30 | quiero que midan mi lote, cuánto es',
      en: 'How much does a land survey cost? | what does a surveyor charge to measure my plot | price of having my lot measured and staked',
      pt: 'Quanto custa medir um terreno? | quanto cobra o agrimensor | preço da medição de um lote',
    },
    answer: {
      es: 'No tengo precios confirmados: lo presupuesta un agrimensor según el tamaño, el lugar y los papeles que haya que revisar. Pedí dos presupuestos con la cuenta catastral y una copia del título, y que digan si incluyen mojones, plano y presentación en el catastro.',
      en: 'I have no confirmed prices: a surveyor quotes by size, place and the papers to be checked. Ask two of them, with the cadastral number and a copy of the title, and whether stakes, the plan and its filing in the cadastre are included.',
      pt: 'Não tenho preços confirmados: um agrimensor orça conforme o tamanho, o lugar e os papéis a revisar. Peça dois orçamentos, com o número cadastral e uma cópia do título, e que digam se incluem marcos, planta e registro no cadastro.',
    },
  },
} satisfies Record<string, FaqEntry>
