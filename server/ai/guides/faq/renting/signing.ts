import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

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
} satisfies Record<string, FaqEntry>
