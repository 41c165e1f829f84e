import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const rentingTopics = {
  rentingWithPets: {
    guide: 'renting',
    section: 'contract',
    about: {
      es: [
        '!(mascotas?|perros?|perritos?|gatos?|animales) & (alquiler|alquileres|alquilar|contrato|inquilin*|edificio) & (puedo|pueden|puede|prohib*|permit*|dejan|derecho|ley|echar|legal)',
      ],
      en: [
        '!(pets?|dogs?|cats?) & (rent|renting|rental|lease|landlord) & (can|may|allowed|forbid*|law|legal)',
      ],
      pt: [
        '!(animais|cachorros?|gatos?|pets?) & (aluguel|alugar|contrato|inquilino) & (posso|pode|proib*|permit*|lei)',
      ],
    },
    answer: {
      es: `No tengo una norma confirmada sobre mascotas en alquileres: manda lo que diga el contrato, que termina solo por las causas de la ley o las acordadas${cite.leaseEnd}, y en un edificio también su reglamento. Buscá avisos que digan que aceptan mascotas y pedí que quede por escrito.`,
      en: `I have no confirmed rule about pets in rentals: what counts is the contract, which ends only for the causes of the law or those agreed${cite.leaseEnd}, and in a building its rules too. Look for listings that say pets are allowed and have it put in writing.`,
      pt: `Não tenho uma norma confirmada sobre animais em aluguéis: vale o que diga o contrato, que termina só pelas causas da lei ou as combinadas${cite.leaseEnd}, e num prédio também o regulamento. Procure anúncios que digam que aceitam animais e peça que fique por escrito.`,
    },
  },
  negotiating: {
    guide: 'renting',
    section: 'contract',
    about: {
      es: [
        '!(acepta|aceptan|bajan|rebajan) & (menos|por debajo) & (precio|piden|pide|publicado|dueno|duenos|vendedor*)',
        '!(negoci(a|an|ar|able|ables)|regate*|rebaja*|descuento) & (alquiler|alquileres|precios?|valor|monto|renta)',
      ],
      en: [
        '!(accept|take|sell|go) & (less|below|under) & (ask|asking|price|listed)',
        '!(negotiab*|negotiat*|haggl*|lower offer) & (rents?|prices?|asking|offer)',
      ],
      pt: [
        '!(aceitam?|baixam?) & (menos|abaixo) & (preco|pedem|pedido|vendedor*|dono|donos)',
        '!(negocia*|pechinch*|desconto) & (aluguel|alugueis|precos?|valor)',
      ],
    },
    answer: {
      es: `Sí, se acuerda entre las partes: la ley no fija el precio ni el alquiler, y este sube solo como diga el contrato${cite.rentIncrease}. Cuánto margen hay no lo sé, porque los avisos muestran lo que se pide y no lo que se cierra: mirá la mediana del barrio y proponé tu cifra a quien publica con «Enviar consulta».`,
      en: `Yes, it is agreed between the parties: the law sets neither price nor rent, and rent rises only as the contract says${cite.rentIncrease}. How much room there is I don’t know, as listings show what is asked and not what is paid: look at the neighborhood’s median and put your figure to the lister with “Send inquiry”.`,
      pt: `Sim, combina-se entre as partes: a lei não fixa o preço nem o aluguel, e este só sobe como diga o contrato${cite.rentIncrease}. Quanta margem há não sei, porque os anúncios mostram o que se pede e não o que se paga: veja a mediana do bairro e proponha seu valor a quem anuncia com «Enviar consulta».`,
    },
  },
  guarantor: {
    guide: 'renting',
    section: 'guarantee',
    about: {
      es: [
        '(garante|garantes|garantia|fiador|aval) & (alquil*|arrend*|contrato|inquilin*|necesit*|hace falta|piden|sin|obligatori*|que es|no tengo)',
        '(recibos? de sueldo|comprobantes? de ingresos?|ingresos) & (alquil*|arrend*)',
        '(requisitos?|que (me )?(piden|exigen|hace falta|necesito|se necesita)|documentos?|papeles|condiciones) & (para )?(alquilar|alquiler|arrendar)',
      ],
      en: [
        'how (does|do) & rent* & work*',
        '(payslips?|proof of income) & rent*',
        '(guarantor|guarantee|cosigner|co signer) & (rent*|lease|need|have|without|landlord)',
        '(requirements?|documents?|papers?|what do i need|needed) & (to |for )?(rent|renting|lease)',
      ],
      pt: [
        '(fiador|avalista|garantia|seguro fianca) & (alug*|contrato|preciso|precisa|pedem|sem|exig*)',
        '(requisitos?|documentos?|o que (pedem|preciso|precisa|e preciso)) & (para )?(alugar|aluguel)',
      ],
    },
    answer: {
      es: `Ninguna ley pide garante: lo decide quien alquila. Lo usual es un depósito de ${f.usualDeposit} y, según el caso, garante o recibos de sueldo. Buscá avisos que digan qué garantía aceptan y poné lo acordado en el contrato${cite.rentDeposit}.`,
      en: `No law asks for a guarantor: the owner decides. A deposit of ${f.usualDeposit} is usual and, depending on the case, a guarantor or payslips. Look for listings that say which guarantee they accept and put what you agree in the contract${cite.rentDeposit}.`,
      pt: `Nenhuma lei exige fiador: quem decide é o proprietário. O usual é um depósito de ${f.usualDeposit} e, conforme o caso, fiador ou holerites. Procure anúncios que digam qual garantia aceitam e ponha o combinado no contrato${cite.rentDeposit}.`,
    },
  },
  rentingAsForeigner: {
    guide: 'renting',
    section: 'guarantee',
    about: {
      es: [
        '!(residencia|radicacion|pasaporte|extranjer[oa]s?|argentin[oa]s?|brasiler[oa]s?|brasilen[oa]s?|uruguay[oa]s?|chilen[oa]s?|bolivian[oa]s?|espanol(?:a|es|as)?|aleman(?:a|es)?|venezolan[oa]s?|colombian[oa]s?|peruan[oa]s?|turistas?|sin papeles|sin cedula|cedula) & (alquil*|arrend*)',
      ],
      en: [
        '!(residen(ce|cy)|passport|foreigners?|expats?|tourists?|visa|cedula|americans?|local id) & (rent|renting|lease)',
      ],
      pt: ['!(residencia|passaporte|estrangeir[oa]s?|brasileir[oa]s?|turistas?|cedula) & (alug*)'],
    },
    answer: {
      es: `No encontré ninguna ley que pida residencia para alquilar: lo decide quien alquila. Suele alcanzar el pasaporte o la cédula, un depósito de ${f.usualDeposit} y, según el caso, garante o recibos de sueldo; sin garante acá, preguntá si aceptan más depósito o meses por adelantado, y que quede en el contrato${cite.rentDeposit}.`,
      en: `I found no law that asks for residence to rent: the owner decides. A passport or id card usually does, with a deposit of ${f.usualDeposit} and, depending on the case, a guarantor or payslips; without a guarantor here, ask whether more deposit or months in advance are accepted, and have it in the contract${cite.rentDeposit}.`,
      pt: `Não encontrei nenhuma lei que exija residência para alugar: quem decide é o proprietário. Costuma bastar o passaporte ou a cédula, um depósito de ${f.usualDeposit} e, conforme o caso, fiador ou holerites; sem fiador aqui, pergunte se aceitam mais depósito ou meses adiantados, e que fique no contrato${cite.rentDeposit}.`,
    },
  },
  rentIncome: {
    guide: 'renting',
    section: 'guarantee',
    about: {
      es: [
        '!(cuanto|que|cual) & (ganar|gano|ganando|ingresos?|sueldo|salario|cobrar) & (necesito|necesita|hace falta|tengo que|hay que|deberia|debo|debe|piden|exigen|minim[oa]s?) & (alquil*|arrend*|renta)',
        '!((?<!recibos? de )sueldo|salario|gano) & (puedo|podria|me alcanza|alcanza) & (alquil*|arrend*)',
        '!(ingresos?|sueldo|salario) minim[oa]s? & (alquil*|arrend*)',
        '!(que parte|cuanto|que porcentaje|cuanta parte|por ciento) & (sueldo|ingresos?|salario) & (alquil*|arrend*)',
        '!(me alcanza|alcanza) (el |mi |con mi |con un |un )?(sueldo|salario) & (alquil*|arrend*)',
      ],
      en: [
        '!(salary|income|i (earn|make)) & (can i|could i|afford) & rent*',
        '!(how much|what) & (earn|earning|income|salary|make) & (need|must|should|have to|require*|ask*|minimum) & (rent*|lease|landlords?)',
        '!(income|salary) (requirements?|rule|ratio|needed) & (rent*|lease|landlords?)',
        '!(how much|what (part|share|percentage)) of (my|your|the) (income|salary) & rent*',
      ],
      pt: [
        '!(quanto|que|qual) & (ganhar|ganho|renda|salario) & (preciso|precisa|tenho que|deve*|exigem|pedem|minim[oa]) & (alug*)',
        '!(salario|renda|ganho) & (posso|consigo|da para) & alug*',
        '!(renda|salario) minim[oa] & alug*',
        '!(quanto|que (parte|porcentagem)) (da|do) (minha |meu )?(renda|salario) & alug*',
      ],
    },
    answer: {
      es: `No encontré una regla de ingresos, ni en la ley ni como costumbre con fuente: lo decide quien alquila. Lo usual es que pidan un depósito de ${f.usualDeposit} y, según el caso, garante o recibos de sueldo. Como medida tenés la de los créditos, que no es de alquileres: en Primera Vivienda la cuota no pasa de ${f.afdWho.instalment} del ingreso familiar.`,
      en: `I found no income rule, neither in the law nor as a custom with a source: the owner decides. A deposit of ${f.usualDeposit} is usual and, depending on the case, a guarantor or payslips. For a measure there is that of loans, which is not about rent: in Primera Vivienda the instalment stays within ${f.afdWho.instalment} of the family’s income.`,
      pt: `Não encontrei uma regra de renda, nem na lei nem como costume com fonte: quem decide é o proprietário. O usual é pedir um depósito de ${f.usualDeposit} e, conforme o caso, fiador ou holerites. Como medida há a dos financiamentos, que não é de aluguéis: na Primera Vivienda a parcela não passa de ${f.afdWho.instalment} da renda familiar.`,
    },
  },
  rentDeposit: {
    guide: 'renting',
    section: 'guarantee',
    about: {
      es: [
        'deposito & (devuel*|devol*|reten*|recuper*|mes(es)? de|cuanto es|de garantia|contrato|descont*|quien se queda|legal) & (deposito)',
        '(mes|meses) de (deposito|garantia)',
        '!(deposito|garantia) & (me|te|nos|se) (piden|pide|pediran|deja|da|suele*|usa|paga|cobran)',
        '(cuanto|cuantos) & de (deposito|garantia) & alquil*',
        '!(deposito|garantia) & (me voy|nos vamos|dejo|dejamos|termin*|al irme|cuando (me )?(vaya|salga)|vence)',
        '!(devolver*|devuel*|devol*|recuper*|reintegr*|se quedan? con) & garantia',
      ],
      en: [
        '(deposit|bond) & (rent*|lease|landlords?|back|return*|refund*|months?|keep)',
        '!(deposit|bond) & (leave|leaving|move out|moving out|end of|when i go)',
      ],
      pt: [
        '(deposito|caucao) & (saio|sair|sairmos|alug*|devol*|devolv*|mes|meses|contrato|quanto|inquilino)',
      ],
    },
    answer: {
      es: `La ley no fija ni el monto ni cuándo se devuelve${cite.rentDeposit}. Lo usual es ${f.usualDeposit} de alquiler: dejá escrito cuánto es, qué se puede descontar y en cuántos días se devuelve, y sacá fotos al entrar. Si no te lo devuelven, reclamalo por escrito con el contrato, los recibos y las fotos; quién tiene razón lo dice un abogado o un juez.`,
      en: `The law sets neither its amount nor when it is returned${cite.rentDeposit}. Usual is ${f.usualDeposit} of rent: have the contract say how much it is, what may be deducted and within how many days it comes back, and take pictures when you move in. If it is not returned, claim it in writing with the contract, receipts and pictures; who is right is for a lawyer or a judge to say.`,
      pt: `A lei não fixa nem o valor nem quando se devolve${cite.rentDeposit}. O usual é ${f.usualDeposit} de aluguel: deixe escrito quanto é, o que pode ser descontado e em quantos dias se devolve, e tire fotos ao entrar. Se não devolverem, reclame por escrito com o contrato, os recibos e as fotos; quem tem razão diz um advogado ou um juiz.`,
    },
  },
  rentIncrease: {
    guide: 'renting',
    section: 'contract',
    about: {
      es: [
        '(aument*|sub*|reajust*|ajust*|actualiz*|incremento*) & (alquiler|alquileres|renta|contrato) & (ley|cuanto|puede*|pueden|cada|ano|anual|legal|tope|limite|por ciento|porcentaje|maximo|inflacion)',
      ],
      en: [
        '(increase*|raise*|rise*|go up) & (rent|lease|landlord) & (law|how much|can|may|limit|cap|year*|legal|allowed|much)',
      ],
      pt: [
        '(aument*|reajust*|subir) & (aluguel|contrato) & (lei|quanto|pode*|ano|anual|legal|limite|maximo|indice)',
      ],
    },
    answer: {
      es: `El Código Civil no pone tope: el alquiler sube solo como lo diga el contrato${cite.rentIncrease}. Acordá por escrito cuánto y cada cuánto. Parte de la prensa habla de una ley con tope, pero esa ley trata del leasing; si te la citan, consultá a un abogado.`,
      en: `The Civil Code sets no cap: rent rises only as the contract says${cite.rentIncrease}. Agree in writing how much and how often. Some of the press speaks of a law with a cap, but that law is about leasing; if someone cites it, ask a lawyer.`,
      pt: `O Código Civil não põe teto: o aluguel só sobe como diga o contrato${cite.rentIncrease}. Combine por escrito quanto e de quanto em quanto tempo. Parte da imprensa fala de uma lei com teto, mas essa lei trata de leasing; se a citarem, consulte um advogado.`,
    },
  },
  soldWhileRented: {
    guide: 'renting',
    section: 'end',
    about: {
      es: [
        '!(vend(e|en|a|an|io|iera|er)) & (garantia|deposito|contrato) & (dueno|duena|propietari*|locador)',
        '!(vend(e|en|a|an|io|ieron|iera|er|ida)|nuevo dueno) & (alquil*|inquilin*) & (me|nos|contrato|echar|sacar|irme|irnos|respetar|nuevo dueno|que pasa)',
      ],
      en: [
        '!(sells?|sold|selling|new owner) & (rent*|tenant|lease) & (kick|evict*|leave|my lease|contract|happens|stay|me)',
      ],
      pt: ['!(vend(e|er|em|eu|ido)|novo dono) & (alug*|inquilin*) & (me|contrato|despej*|sair|acontece)'],
    },
    answer: {
      es: `No tengo una norma confirmada sobre qué pasa con el alquiler cuando se vende: mirá qué dice tu contrato y desde cuándo tiene fecha cierta. Un alquiler termina solo por las causas de la ley o las acordadas${cite.leaseEnd}, y para sacarte si no te vas hace falta un juicio de desalojo, con ${f.eviction} para contestar. Consultá a un abogado antes de firmar o de irte.`,
      en: `I have no confirmed rule on what becomes of a lease when the home is sold: look at what your contract says and since when its date is certified. A lease ends only for the causes of the law or those agreed${cite.leaseEnd}, and to remove you against your will takes an eviction suit, with ${f.eviction} to answer. Ask a lawyer before you sign anything or leave.`,
      pt: `Não tenho uma norma confirmada sobre o que acontece com o aluguel quando se vende: veja o que diz seu contrato e desde quando tem data certa. Um aluguel termina só pelas causas da lei ou as combinadas${cite.leaseEnd}, e para tirar você contra a vontade é preciso uma ação de despejo, com ${f.eviction} para responder. Consulte um advogado antes de assinar ou sair.`,
    },
  },
  rentArrears: {
    guide: 'renting',
    section: 'end',
    about: {
      es: [
        '!(me atras*|nos atras*|pago tarde|pagar tarde|no puedo pagar|no llego a pagar|debo) & (alquiler|renta|mes de alquiler)',
        '!(interes|multa|mora|recargo) & (atras*|tarde|vencid*) & (alquiler|renta)',
      ],
      en: [
        '!(late|can t pay|cannot pay|behind|miss) & (rent|rent payment) & (happens|fee|interest|evict*|can|if|i am|i m)',
      ],
      pt: ['!(atras*|nao consigo pagar|nao posso pagar) & aluguel & (acontece|multa|juros|se|posso)'],
    },
    answer: {
      es: `Si te atrasás, el interés es el que diga el contrato${cite.arrears}, con el tope de usura del Banco Central, que cambia cada mes (${f.usuryLimit.guaranies} al año en guaraníes, ${f.usuryLimit.dollars} en dólares). Para sacarte hace falta un juicio de desalojo, con ${f.eviction} para contestar. Avisá por escrito y acordá una fecha antes de que venza; si ya hay intimación, consultá a un abogado.`,
      en: `If you are late, the interest is what the contract says${cite.arrears}, up to the Central Bank’s usury limit, which changes each month (${f.usuryLimit.guaranies} a year in guaraníes, ${f.usuryLimit.dollars} in dollars). To remove you takes an eviction suit, with ${f.eviction} to answer. Tell the owner in writing and agree a date before it falls due; if you got a formal notice, ask a lawyer.`,
      pt: `Se você atrasa, os juros são os que diga o contrato${cite.arrears}, com o teto de usura do Banco Central, que muda a cada mês (${f.usuryLimit.guaranies} ao ano em guaranis, ${f.usuryLimit.dollars} em dólares). Para tirar você é preciso uma ação de despejo, com ${f.eviction} para responder. Avise por escrito e combine uma data antes do vencimento; se já houver intimação, consulte um advogado.`,
    },
  },
  leaseTerm: {
    guide: 'renting',
    section: 'contract',
    about: {
      es: [
        '!(firm*|contratos?|alquil*) & (por|de) (solo |nomas |apenas )?(un|uno|una|unos|dos|tres|cuatro|cinco|seis|[0-9]+) (mes|meses|semanas?) & (puedo|puede|podemos|se puede|podria|tiene que|tengo que|hay que|minimo|obligatori*|nomas|si o si|menos de)',
        '(minimo|maximo|duracion|duran?|plazo|cuanto tiempo|por cuanto) & contratos?( de (alquiler|locacion))? & (alquil*|locacion|contratos? (dura|minimo))',
        '(irme|me voy|nos vamos|irse|mudarme|rescind*|terminar|romp*|cort(o|ar)|sal(ir|go)|dej(o|ar)|finaliz*) & (antes|contrato) & (alquil*|contrato)',
        '(ley|derechos?) & (inquilin*|alquileres|de alquiler)',
      ],
      en: [
        '!(sign|lease|contract|rent) & (for )?(only |just )?(a|one|two|three|four|six|[0-9]+) (months?|weeks?) & (can i|can we|could i|possible|do i have to|must|minimum|only|just|allowed|shorter)',
        '(rental|lease) (contracts?|agreements?)',
        '(how long|minimum|maximum|term|length) & (lease|rental contract|rental agreement|rent contract)',
        '(break|end|leave|terminate|cancel) & (lease|rental contract|early)',
        '(law|laws|rights) & (tenants?|renting|rental)',
      ],
      pt: [
        '!(assin*|contrato|alug*) & (por|de) (so |apenas )?(um|uma|dois|tres|quatro|seis|[0-9]+) (mes|meses|semanas?) & (posso|podemos|pode|da para|tenho que|precisa|minimo|so|apenas)',
        '(minimo|maximo|duracao|prazo|quanto tempo) & contrato & (alug*|locacao)',
        '(rescindir|sair|romper|terminar) & (antes|contrato) & (alug*|contrato)',
        '(lei|direitos?) & (inquilin*|aluguel|locacao)',
      ],
    },
    answer: {
      es: `El contrato manda: la ley no fija un mínimo${cite.shortestTerm} y el máximo es ${f.rentTerm.longest}. Irse antes solo se puede como lo diga el contrato${cite.leaseEnd}, así que acordá el preaviso y la multa antes de firmar. Seis meses, un año o uno solo es cuestión de que el dueño acepte: pedilo en la consulta.`,
      en: `The contract rules: the law sets no minimum${cite.shortestTerm} and the maximum is ${f.rentTerm.longest}. You may leave early only as the contract says${cite.leaseEnd}, so agree the notice and the penalty before you sign. Six months, a year or a single month is a matter of the owner’s accepting it: ask in the inquiry.`,
      pt: `Quem manda é o contrato: a lei não fixa mínimo${cite.shortestTerm} e o máximo é ${f.rentTerm.longest}. Sair antes só como diga o contrato${cite.leaseEnd}, então combine o aviso prévio e a multa antes de assinar. Seis meses, um ano ou um só depende de o dono aceitar: peça na consulta.`,
    },
  },
  eviction: {
    guide: 'renting',
    section: 'end',
    about: {
      es: [
        '!desaloj*',
        '(me|nos|lo|la) (puede|pueden|quiere|quieren) (echar|sacar|correr)',
        '!(no (me |nos )?pag(a|o|an)|dejo de pagar(me)?|atrasad*|debe|moros[oa]|hace (\\w+ )?mes*) & inquilin*',
        '(no (me )?pag(a|o)|dejo de pagar|atrasad*) & (alquil*|inquilin*)',
        '!(inquilin*|ocupantes?) & (no se (quieren? ir|va|van|fue|fueron)|no quieren? (irse|salir)|no (desocup*|sale))',
      ],
      en: [
        '!evict*|(kick|throw) (me|him|her|them|a tenant) out|tenant (does not|doesn t|won t|stopped) pay*|tenants? (won t|refuses? to|will not|doesn t want to) (leave|go|move out)',
      ],
      pt: ['!despej*|inquilino (que )?nao (paga|sai|quer sair)'],
    },
    answer: {
      es: `Se pide por juicio de desalojo, contra el inquilino, el subinquilino o quien ocupa sin título: hay ${f.eviction} para contestar y, si no se contesta, se da por cierto lo que se demanda. La ley protege a padres mayores y a personas con discapacidad que el dueño debe mantener${cite.evictionLimit}. Para un caso concreto, consultá a un abogado.`,
      en: `It takes an eviction suit, against the tenant, subtenant or occupant: there are ${f.eviction} to answer, and without an answer the claim is taken as true. The law protects elderly parents and persons with a disability whom the owner must support${cite.evictionLimit}. For a case of your own, ask a lawyer.`,
      pt: `Pede-se por ação de despejo, contra o inquilino, o sublocatário ou quem ocupa sem título: há ${f.eviction} para responder e, sem resposta, os fatos são tidos como certos. A lei protege pais idosos e pessoas com deficiência que o dono deve sustentar${cite.evictionLimit}. Para um caso concreto, consulte um advogado.`,
    },
  },
} as const satisfies Record<string, Topic>
