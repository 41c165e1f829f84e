import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

export const signingFaq = {
  leaseNotary: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: "¿El contrato de alquiler tiene que ir con escribano? | hace falta escribano para alquilar | hay que certificar las firmas del contrato de alquiler | sirve un contrato de alquiler privado entre partes | el dueño no quiere ir a la escribanía a firmar el contrato, vale igual? | el contrato de alquiler se hace en escribanía? | che, para alquilar hay que ir si o si a una escribania a firmar? | Quisiera saber si un contrato locativo privado tiene validez sin certificación de firmas | el propietario me quiere hacer firmar un papel entre nosotros nomas, sin escribania, vale igual? | primer depto que alquilo, firmo en casa o tiene que ser delante de un notario | m'hijo, nosotros siempre alquilamos con un papel firmado nomás, ¿ahora piden escribano para eso?",
      en: 'Does a lease have to be signed at a notary? | do I need a notary for a rental contract | do I need a lawyer to sign a lease | is a private lease valid without a notary | must signatures on the lease be certified | is a rental agreement valid if we just sign it privately between us | notary needed for rental contract?',
      pt: 'O contrato de aluguel precisa de escribano? | preciso reconhecer firma no contrato de aluguel | contrato de aluguel particular vale? | contrato de aluguel precisa reconhecer firma em cartório? | aluguel com contrato particular, sem escribano, vale alguma coisa',
    },
    answer: {
      es: `No encontré una norma que lo exija: suele alcanzar un contrato privado firmado por las dos partes. Certificar las firmas ante escribano es lo usual y ayuda si después hay que probarlo o reclamar; rige el Código Civil y lo que firmes${cite.rentLaw}.`,
      en: `I found no rule that requires it: a private contract signed by both sides is usually enough. Having the signatures certified by a notary is usual and helps if you ever have to prove or enforce it; the Civil Code and what you sign are what counts${cite.rentLaw}.`,
      pt: `Não encontrei norma que exija: costuma bastar um contrato particular assinado pelas duas partes. Reconhecer as assinaturas com um escribano é o usual e ajuda se depois for preciso provar ou cobrar; valem o Código Civil e o que você assinar${cite.rentLaw}.`,
    },
  },
} satisfies Record<string, FaqEntry>
