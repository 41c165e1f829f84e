import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const signingFaq = {
  leaseNotary: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: "¿El contrato de alquiler tiene que ir con escribano? | hace falta escribano para alquilar | hay que certificar las firmas del contrato de alquiler | sirve un contrato de alquiler privado entre partes | el dueño no quiere ir a la escribanía a firmar el contrato, vale igual? | el contrato de alquiler se hace en escribanía? | che, para alquilar hay que ir si o si a una escribania a firmar? | Quisiera saber si un contrato locativo privado tiene validez sin certificación de firmas | el propietario me quiere hacer firmar un papel entre nosotros nomas, sin escribania, vale igual? | primer depto que alquilo, firmo en casa o tiene que ser delante de un notario | m'hijo, nosotros siempre alquilamos con un papel firmado nomás, ¿ahora piden escribano para eso? | el dueño me dice q firmemos el alquiler entre nosotros nomas, sin escribania, eso vale? | y si el contrato de locacion no pasa x un notario tiene validez igual? | firme un papel privado para alquilar la pieza y nadie certifico nada, sirve despues ante un juez? | cuanto formalismo lleva alquilar un duplex, alcanza con imprimir el contrato y firmar los dos? | ¿Es legalmente indispensable la certificación notarial de firmas en un contrato de arrendamiento?",
      en: 'Does a lease have to be signed at a notary? | do I need a notary for a rental contract | do I need a lawyer to sign a lease | is a private lease valid without a notary | must signatures on the lease be certified | is a rental agreement valid if we just sign it privately between us | notary needed for rental contract? | landlord just printed a lease and we both signed at the kitchen table, is that valid without an escribano? | do rental agreements need notarized signatures in paraguay | is a private lease ok or must it be notarised | agent wants us to pay an escribano to certify our lease signatures, can I skip that?',
      pt: 'O contrato de aluguel precisa de escribano? | preciso reconhecer firma no contrato de aluguel | contrato de aluguel particular vale? | contrato de aluguel precisa reconhecer firma em cartório? | aluguel com contrato particular, sem escribano, vale alguma coisa | contrato de aluguel no paraguai precisa reconhecer firma em cartório? | o proprietário quer assinar a locação só entre nós, sem escribano, isso tem validade?',
    },
    answer: {
      es: `No encontré una norma que lo exija: suele alcanzar un contrato privado firmado por las dos partes. Certificar las firmas ante escribano es lo usual y ayuda si después hay que probarlo o reclamar; rige el Código Civil y lo que firmes${cite.rentLaw}.`,
      en: `I found no rule that requires it: a private contract signed by both sides is usually enough. Having the signatures certified by a notary is usual and helps if you ever have to prove or enforce it; the Civil Code and what you sign are what counts${cite.rentLaw}.`,
      pt: `Não encontrei norma que exija: costuma bastar um contrato particular assinado pelas duas partes. Reconhecer as assinaturas com um escribano é o usual e ajuda se depois for preciso provar ou cobrar; valem o Código Civil e o que você assinar${cite.rentLaw}.`,
    },
  },
  leaseDocuments: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Necesito cédula o cuenta bancaria para firmar un alquiler? | me alcanza el pasaporte para firmar el contrato de alquiler o piden cédula | hace falta cuenta en un banco de acá para alquilar | puedo alquilar sin cuenta bancaria | sin cédula paraguaya puedo firmar un contrato de alquiler | firmo el alquiler con pasaporte nomás, se puede? | no tengo cuenta en ningún banco de acá, igual me alquilan y cómo pago | puedo firmar el contrato con mi DNI sin tener cuenta de banco acá | con el documento de mi país y sin cuenta me hacen contrato de alquiler?',
      en: 'Do I need a cédula or a local bank account to sign a lease? | can I sign a lease with just my passport | do I need a Paraguayan bank account to rent an apartment | can I rent without a local account | is a passport enough to sign a rental contract | no cédula yet and no bank here, can I still sign a lease | what id do I need to sign a rental contract',
      pt: 'Preciso de cédula ou conta bancária para assinar o aluguel? | dá para assinar contrato de aluguel só com passaporte | precisa ter conta em banco paraguaio para alugar | posso alugar sem conta no banco daí | só com RG ou passaporte consigo assinar o contrato de aluguel | ainda não tenho cédula nem conta, alugam mesmo assim?',
    },
    answer: {
      es: `No encontré ninguna ley que pida cédula paraguaya ni cuenta en un banco de acá para firmar un alquiler: lo decide quien alquila. Suele alcanzar el pasaporte o el documento de tu país, con un depósito de ${f.usualDeposit} y, según el caso, garante o comprobantes de ingresos${cite.rentDeposit}. Preguntá antes qué papeles piden y cómo se paga, por transferencia o en efectivo con recibo, y que quede en el contrato.`,
      en: `I found no law that asks for a Paraguayan id or an account in a bank here to sign a lease: the owner decides. A passport or the id of your country usually does, with a deposit of ${f.usualDeposit} and, depending on the case, a guarantor or proof of income${cite.rentDeposit}. Ask beforehand which papers they want and how to pay, by transfer or in cash with a receipt, and have it in the contract.`,
      pt: `Não encontrei nenhuma lei que exija cédula paraguaia nem conta em banco daqui para assinar um aluguel: quem decide é o proprietário. Costuma bastar o passaporte ou o documento do seu país, com um depósito de ${f.usualDeposit} e, conforme o caso, fiador ou comprovantes de renda${cite.rentDeposit}. Pergunte antes que papéis pedem e como se paga, por transferência ou em dinheiro com recibo, e que fique no contrato.`,
    },
  },
} satisfies Record<string, FaqEntry>
