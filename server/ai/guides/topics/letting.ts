import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

const nightly = {
  es: 'airbnb|booking|por (dia|dias|noche|temporada)|temporari[oa]s?|alquiler(es)? temporal(es)?',
  en: 'airbnb|booking|short (term|stay|let)s?|nightly|vacation rentals?',
  pt: 'airbnb|booking|temporada|por (noite|dia)',
} as const

export const lettingTopics = {
  shortStayRules: {
    guide: 'investing',
    section: 'shortStay',
    about: {
      es: [
        `!(${nightly.es}) & (puedo|puede|pueden|podria|podemos|se puede|permit*|prohib*|dejan|legal|ley|leyes|reglas?|reglamentos?|habilit*|requisitos?|hace falta|necesito|permisos?|autorizacion|edificio|consorcio|registr*|normas?)`,
      ],
      en: [
        `!(${nightly.en}) & (legal|allowed|can i|may i|rules?|laws?|permits?|permission|permitted|forbid*|bans?|banned|prohibit*|licen*|registr*|need|building|regulat*)`,
      ],
      pt: [
        `!(${nightly.pt}) & (posso|pode|podem|permit*|proib*|legal|lei|leis|regras?|regulamento|preciso|precisa|autoriza*|condominio|predio|colocar)`,
      ],
    },
    answer: {
      es: `No encontré una ley que lo prohíba ni una que diga qué habilitación hace falta: preguntá en Senatur y en la municipalidad si hay que registrarse. En un edificio manda su reglamento, así que mirá antes si lo permite; si no es tuyo, hace falta además el permiso del dueño. El IVA era de ${f.shortRentVat}.`,
      en: `I found no law that forbids it, nor one that says which permit it takes: ask Senatur (the tourism office) and the municipality whether to register. In a building its rules count, so check first that they allow it; if the home is not yours, you need the owner’s permission too. VAT was ${f.shortRentVat}.`,
      pt: `Não encontrei uma lei que proíba nem uma que diga que licença é preciso: pergunte na Senatur e na prefeitura se é preciso registrar-se. Num prédio vale o regulamento, então veja antes se permite; se o imóvel não é seu, é preciso também a permissão do dono. O IVA era de ${f.shortRentVat}.`,
    },
  },
  lettingPapers: {
    guide: 'costs',
    section: 'letting',
    about: {
      es: ['!ruc & (alquil*|inquilin*|inmueble|casa|departamento|depto|propiedad|compr*|vend*)'],
      en: ['!(ruc|tax (number|id)) & (rent*|let|letting|buy*|property|apartment|house)'],
      pt: ['!(ruc|cpf) & (alug*|imovel|casa|apartamento|compr*|vend*)'],
    },
    answer: {
      es: `El RUC se usa para facturar, también un alquiler, y un residente temporal con cédula lo puede sacar${cite.taxNumber}. Sobre el alquiler de una vivienda van ${f.rentVat} de IVA y, si residís, IRP de hasta ${f.rentIncomeTax.most}; quien no reside paga ${f.rentTaxAbroad.most}.`,
      en: `The RUC (tax number) is used to invoice, rent as well, and a temporary resident with an identity card can get one${cite.taxNumber}. Home rent carries ${f.rentVat} VAT and, for residents, income tax of at most ${f.rentIncomeTax.most}; a non-resident pays ${f.rentTaxAbroad.most}.`,
      pt: `O RUC serve para faturar, também um aluguel, e um residente temporário com cédula pode tirá-lo${cite.taxNumber}. Sobre o aluguel de moradia vão ${f.rentVat} de IVA e, se você reside, IRP de até ${f.rentIncomeTax.most}; quem não reside paga ${f.rentTaxAbroad.most}.`,
    },
  },
  unifiedRegistry: {
    guide: 'buying',
    section: 'title',
    about: {
      es: [
        '!(que es|que significa|que cambia|que hace|como funciona) & (el )?(run|registro unificado( nacional)?)',
      ],
      en: ['!(what is|what does|what changed) & (the )?(run|unified (national )?registry)'],
      pt: ['!(o que e|o que muda|como funciona) & (o )?(run|registro unificado)'],
    },
    answer: {
      es: `El RUN, Registro Unificado Nacional, junta el registro de la propiedad con el catastro${cite.registryOffice}. Cambian tres cosas: un solo certificado en vez de dos, que cuesta ${f.certificateFee} y sale en hasta ${f.certificateTime}; un código único por inmueble, en vez de finca, matrícula y padrón${cite.propertyCode}; y plazos: de punta a punta, unos ${f.transferTime}.`,
      en: `RUN, the Registro Unificado Nacional, joins the property registry with the cadastre${cite.registryOffice}. Three things change: one certificate instead of two, which costs ${f.certificateFee} and takes up to ${f.certificateTime}; one code for each property instead of finca, matrícula and padrón${cite.propertyCode}; and time limits: about ${f.transferTime} from start to end.`,
      pt: `O RUN, Registro Unificado Nacional, junta o registro de imóveis com o cadastro${cite.registryOffice}. Mudam três coisas: um só certificado em vez de dois, que custa ${f.certificateFee} e sai em até ${f.certificateTime}; um código único por imóvel, em vez de finca, matrícula e padrón${cite.propertyCode}; e prazos: do começo ao fim, cerca de ${f.transferTime}.`,
    },
  },
  bankAccount: {
    guide: 'buying',
    section: 'steps',
    about: {
      es: [
        '!(cuenta (bancaria|corriente|de banco|en (un|el) banco)|transferir (plata|dinero)|traer (plata|dinero)) & (compr*|propiedad|casa|departamento|alquil*)',
      ],
      en: [
        '!((bank|local) (bank )?account|wire|transfer money|bring money) & (buy*|purchase|property|house|apartment|rent*)',
      ],
      pt: [
        '!(conta (bancaria|no banco|em banco|local)|transferir dinheiro|trazer dinheiro) & (compr*|imovel|casa|apartamento|alug*)',
      ],
    },
    answer: {
      es: `No encontré una norma que pida una cuenta local para comprar: al contado alcanza con el documento o pasaporte${cite.passportPurchase}. Cómo se paga lo acuerdan las partes; el banco y el escribano pueden pedir que pruebes de dónde sale el dinero, así que preguntale al escribano antes de mandarlo, y no lo mandes sin ver el título${cite.titleBeforeMoney}.`,
      en: `I found no rule that asks for a local account to buy: for a cash purchase an identity card or passport is enough${cite.passportPurchase}. How it is paid is agreed between the parties; bank and notary may ask you to show where the money comes from, so ask the notary before you send it, and send nothing before the title is seen${cite.titleBeforeMoney}.`,
      pt: `Não encontrei uma norma que peça conta local para comprar: à vista basta o documento ou passaporte${cite.passportPurchase}. Como se paga as partes combinam; o banco e o escribano podem pedir que você prove a origem do dinheiro, então pergunte ao escribano antes de mandar, e não mande sem ver o título${cite.titleBeforeMoney}.`,
    },
  },
  mortgagedHome: {
    guide: 'buying',
    section: 'title',
    about: {
      es: [
        '!(tiene|tenga|tuviera|con|esta|hay|sobre|dueno) (una |la |un |el )?(hipotecas?|hipotecad[oa]|embargos?|embargad[oa]|gravamen(es)?|deudas?|litigio) & (vendedor|comprar|compro|compre|puedo|pasa|conviene)',
      ],
      en: [
        '!(has|have|with|under|still|a|is) (a |an |the )?(mortgages?|mortgaged|liens?|debts?|seized) & (seller|buying|bought|happens|can i buy|house i|apartment i|property i)',
      ],
      pt: [
        '!(tem|tiver|com|esta) (uma |a |um )?(hipotecas?|hipotecad[oa]|penhoras?|dividas?) & (vendedor|comprar|compro|posso|acontece)',
      ],
    },
    answer: {
      es: `La hipoteca, el embargo y el litigio figuran en el certificado catastral registral, que dice también quién es el dueño${cite.titleReport}: pedilo antes de dar seña. Con una hipoteca se puede comprar si queda cancelada antes de la escritura o en ella, con parte del precio; con un embargo o un litigio no pagues hasta que se levante. Cómo se hace en tu caso te lo dice el escribano.`,
      en: `A mortgage, seizure or dispute shows in the cadastral and registry certificate, which also says who the owner is${cite.titleReport}: get it before you pay a deposit. With a mortgage you can buy if it is paid off before the deed or in it, out of the price; with a seizure or dispute pay nothing until it is lifted. How it is done in your case the notary tells you.`,
      pt: `A hipoteca, a penhora e o litígio aparecem no certificado catastral registral, que diz também quem é o dono${cite.titleReport}: peça antes de dar sinal. Com hipoteca se pode comprar se ela for quitada antes da escritura ou nela, com parte do preço; com penhora ou litígio não pague até que se levante. Como se faz no seu caso diz o escribano.`,
    },
  },
} as const satisfies Record<string, Topic>
