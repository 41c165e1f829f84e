import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const commercialFaq = {
  commercialLease: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Qué tiene que decir un contrato de alquiler de local comercial? | alquilar un salón para mi negocio, qué cuidar | en qué se diferencia alquilar un local de alquilar una vivienda | cuánto depósito se deja por un local u oficina | plazo y garantía para alquilar un depósito o tinglado | meses de gracia para refaccionar un local | cláusulas que no pueden faltar en el alquiler de un salón comercial | contrato de locación comercial | que clausulas no pueden faltar al alquilar un salon para negocio | quien se queda con las mejoras q hago en el salon comercial alquilado | meses de gracia, carteles y obras: que pongo en el papel del local | alquilo un salon para ferreteria, cuidado con que en el contrato',
      en: 'What should a lease of commercial premises say? | renting a shop for my business, what to watch | deposit for an office or a shop | rent-free months to fit out a shop | key clauses in a retail space rental agreement | grace months, signage and works in a shop lease',
      pt: 'Que cuidados tomo num contrato de aluguel comercial? | alugar um ponto para meu negócio, que cuidados | quanto depósito se deixa por uma loja ou escritório | alugar sala comercial, o que olhar no contrato | o que não pode faltar no contrato de aluguel de ponto comercial | cláusulas pra aluguel de salão comercial',
    },
    answer: {
      es: `Lo de una vivienda y además: para qué rubro se usa, quién tramita la habilitación, obras y carteles, meses de gracia, qué queda al irte${cite.improvements} y si podés ceder el local. Sobre el alquiler va ${f.shopRentVat} de IVA. Depósito y garantía se negocian; como invertís en el lugar, cuidá el plazo y hacelo revisar por un abogado.`,
      en: `What a home’s says and also: which trade it is for, who gets the permit, works and signs, rent-free months, what stays when you leave${cite.improvements} and whether you may assign it. The rent carries ${f.shopRentVat} VAT. Deposit and guarantee are negotiated; as you invest in the place, mind the term and have a lawyer check it.`,
      pt: `O de uma moradia e também: para que ramo se usa, quem tira o alvará, obras e placas, meses de carência, o que fica ao sair${cite.improvements} e se pode ceder o ponto. Sobre o aluguel vai ${f.shopRentVat} de IVA. Depósito e garantia se negociam; como você investe no lugar, cuide do prazo e peça que um advogado revise.`,
    },
  },
  shopPermit: {
    asked: {
      es: '¿Qué habilitación necesito para abrir un negocio en un local alquilado? | cómo sé si el local se puede habilitar para mi rubro | patente comercial y licencia municipal de un local | alquilé un local y la municipalidad no me habilita | se puede poner un restaurante en esta zona? | requisitos para habilitar una oficina o comercio | permiso municipal para local | alquile un salon y quiero poner una rotiseria, que tramite hago en la muni | antes de alquilar como se si ahi me dejan abrir un bar | ¿Qué autorizaciones administrativas requiere la apertura de un comercio? | habilitar mi farmacia en un local que no es mio, que piden | qué me pide la muni para abrir | qué exige la municipalidad para habilitar una rotisería',
      en: 'Which permit do I need to open a business in rented premises? | can this shop be licensed for a restaurant | municipal license for a shop | I rented a shop and the municipality refuses the permit | licence from the town hall to start a shop in leased space | check zoning before leasing a storefront for a bar',
      pt: 'Que alvará preciso para abrir um negócio num ponto alugado? | licença municipal e patente comercial de uma loja | aluguei uma loja e a municipalidade não dá alvará | alvará pra abrir loja em imóvel alugado | como habilitar meu comércio no salão que aluguei',
    },
    answer: {
      es: 'La da la municipalidad del lugar y depende del rubro y de la zona; algunos rubros piden además permisos de salud, bomberos o ambiente. Antes de firmar, preguntá ahí si esa dirección admite tu actividad y qué planos piden, y poné en el contrato que podés salir sin multa si no la otorgan. Tu contador te ordena los trámites.',
      en: 'The municipality of the place grants it, depending on trade and zone; some trades also need health, fire or environmental permits. Before signing, ask there whether that address admits your activity and which plans they want, and have the lease let you out without penalty if it is refused. Your accountant can order the steps.',
      pt: 'Quem dá é a municipalidade do lugar e depende do ramo e da zona; alguns ramos pedem também licenças de saúde, bombeiros ou ambiente. Antes de assinar, pergunte lá se esse endereço admite sua atividade e que plantas pedem, e ponha no contrato que pode sair sem multa se não for concedida. Seu contador organiza os trâmites.',
    },
  },
  keyMoney: {
    asked: {
      es: '¿Qué es la llave de un local y conviene pagarla? | me piden llave de negocio además del alquiler | vendo el fondo de comercio y paso el alquiler del local | traspaso de negocio funcionando, qué reviso | cuánto se paga de llave por un local bien ubicado | derecho de llave alquiler comercial | me piden llave por un local en el centro | derecho de llave | me piden plata por la llave ademas del alquiler del salon | traspaso de fondo de comercio con llave, es obligatorio pagar | ¿Qué seguridad tengo al abonar el valor llave de un comercio? | una señora me vende su puesto y pide por la "llave", que es eso',
      en: 'What is key money for a shop and should I pay it? | they ask for key money on top of the rent | taking over a running business with its lease, what to check | goodwill payment for commercial premises | outgoing shopkeeper asks a premium for location and clientele | paying for the key of a commercial space, sensible or not',
      pt: 'O que são as luvas de um ponto comercial e convém pagar? | pedem luvas além do aluguel da loja | passar o ponto de um negócio funcionando, o que verifico | o que é a "llave" que cobram pra passar o ponto? | o lojista que sai quer dinheiro pelo ponto comercial',
    },
    answer: {
      es: 'Es lo que se paga a quien deja el local por la ubicación, la clientela o las instalaciones; no es una obligación, se negocia. Antes de pagarla, que el dueño firme con vos un contrato con plazo suficiente, porque sin eso la llave no vale nada. Pedí inventario, deudas, empleados y habilitación, y que lo revisen un abogado y un contador.',
      en: 'It is what is paid to whoever leaves the premises for location, customers or fittings; it is no obligation and is negotiated. Before paying, have the owner sign a lease of sufficient term with you, since without it the key money is worth nothing. Ask for inventory, debts, staff and permit, and have a lawyer and an accountant check.',
      pt: 'É o que se paga a quem deixa o ponto pela localização, clientela ou instalações; não é obrigação, negocia-se. Antes de pagar, que o dono assine com você um contrato com prazo suficiente, porque sem isso as luvas não valem nada. Peça inventário, dívidas, funcionários e alvará, e que um advogado e um contador revisem.',
    },
  },
  flatAsOffice: {
    asked: {
      es: '¿Puedo alquilar un departamento para usarlo de oficina o consultorio? | el edificio es de viviendas, me dejan poner oficina? | puedo usar una casa alquilada para mi empresa? | me dejan poner un consultorio odontológico en un depto? | cambiar el destino de vivienda a comercial | alquiler de vivienda para oficina lleva otro IVA? | consultorio en edificio residencial | soy psicologa, puedo atender pacientes en un depto alquilado para eso | usar depto como oficina, que permisos y que iva lleva | se puede poner la empresa en un piso que es vivienda | ¿Admite el reglamento destinar la unidad a uso profesional?',
      en: 'May a flat be used as an office or practice? | office in a residential building allowed | use a rented house for my company, is it allowed | change use from home to commercial | leasing an apartment as a dental practice | turn a rented flat into consulting rooms',
      pt: 'Posso alugar um apartamento para usar como escritório ou consultório? | o prédio é residencial, posso pôr escritório? | posso usar uma casa alugada para minha empresa? | posso alugar um apê pra ser escritório? | quero montar minha clínica num apartamento alugado',
    },
    answer: {
      es: `Depende de tres permisos: el del dueño en el contrato, el del reglamento del edificio y el de la municipalidad para tu actividad. También cambia el impuesto: en locales y oficinas el IVA del alquiler es ${f.shopRentVat} y en viviendas ${f.rentVat}. Preguntá a la administración antes de firmar y confirmá lo fiscal con un contador.`,
      en: `It depends on three permissions: the owner’s in the lease, the building’s rules and the municipality’s for your activity. The tax changes too: VAT on rent is ${f.shopRentVat} for shops and offices and ${f.rentVat} for homes. Ask the administration before signing and confirm the tax side with an accountant.`,
      pt: `Depende de três permissões: a do dono no contrato, a do regulamento do prédio e a da municipalidade para sua atividade. O imposto também muda: em lojas e escritórios o IVA do aluguel é ${f.shopRentVat} e em moradias ${f.rentVat}. Pergunte à administração antes de assinar e confirme o fiscal com um contador.`,
    },
  },
  coworkingIncluded: {
    asked: {
      es: '¿Qué incluye un coworking y cómo se contrata? | un espacio de coworking trae sala de reuniones e internet? | oficina por hora o por día cómo reservo | puesto fijo o escritorio flexible, qué conviene | oficina temporal amoblada por mes qué incluye el precio | coworking pide contrato y depósito? | espacio compartido de trabajo | que viene incluido en el plan de un cowork | somos 4 y queremos un coworking, la sala de reuniones va aparte? | trabajo remoto y quiero pagar por dia en un cowork, como es | hay permanencia minima en los coworkings?',
      en: 'What does a coworking space include and how do I book it? | are meeting rooms and internet included in coworking | rent an office by the hour or day, how to reserve | fixed desk or hot desk, which is better | what do you get with a desk in a shared office | how to sign up for a coworking membership',
      pt: 'O que inclui um coworking e como se contrata? | escritório por hora ou por dia, como reservo | mesa fixa ou rotativa no coworking, o que convém | o que vem incluso num coworking? | mesa em coworking: sala de reunião é à parte?',
    },
    answer: {
      es: 'Lo usual es puesto, internet, luz, limpieza y recepción, y aparte horas de sala, impresiones o cochera; cada lugar tiene sus planes. Escribí con «Consultar» en el aviso diciendo cuántos son, días y horario, y pedí un día de prueba. Preguntá por permanencia, depósito, factura y acceso fuera de hora.',
      en: 'Usually a desk, internet, power, cleaning and reception, with meeting-room hours, printing or parking apart; each place has its plans. Write with “Ask” on the listing saying how many you are, days and hours, and ask for a trial day. Ask about minimum term, deposit, invoice and access after hours.',
      pt: 'O usual é mesa, internet, luz, limpeza e recepção, e à parte horas de sala, impressões ou vaga; cada lugar tem seus planos. Escreva com «Consultar» no anúncio dizendo quantos são, dias e horário, e peça um dia de teste. Pergunte por fidelidade, depósito, fatura e acesso fora de hora.',
    },
  },
  virtualOfficeUse: {
    asked: {
      es: '¿Qué es una oficina virtual y para qué sirve? | necesito una dirección fiscal sin alquilar oficina | puedo registrar mi empresa con la dirección de una oficina virtual? | domicilio comercial y recepción de correspondencia | oficina virtual para sacar el RUC | diferencia entre oficina virtual y coworking | que es eso de oficina virtual | domicilio comercial sin local | puedo usar una oficina virtual como domicilio fiscal para el ruc | ¿Qué servicios comprende la contratación de una sede virtual? | una direccion q me reciba la correspondencia sin alquilar escritorio, como funciona | una oficina virtual sirve para sacar el ruc? | con domicilio virtual puedo abrir mi ruc',
      en: 'What is a virtual office and what is it for? | a business address without renting an office | can I register my company at a virtual office | virtual office mail handling and calls | business address without a desk, how does that work | mail handling and phone answering office plan explained | can I register my tax id with a virtual office',
      pt: 'O que é um escritório virtual e para que serve? | endereço fiscal sem alugar escritório | posso registrar minha empresa num escritório virtual? | o que é um escritório virtual? | posso usar escritório virtual como endereço fiscal da empresa | escritório virtual serve para tirar o ruc?',
    },
    answer: {
      es: 'Es una dirección comercial con recepción de correspondencia, a veces atención de llamadas y horas de sala, sin un puesto fijo. Si sirve como domicilio fiscal o para habilitar tu rubro depende de lo que pidan la administración tributaria y la municipalidad: confirmalo con tu contador antes de contratar. Preguntá qué incluye y cómo se da de baja.',
      en: 'It is a business address with mail handling, sometimes call answering and meeting-room hours, without a fixed desk. Whether it works as a tax address or for your trade’s permit depends on what the tax office and the municipality require: confirm with your accountant before you sign up. Ask what is included and how to end it.',
      pt: 'É um endereço comercial com recebimento de correspondência, às vezes atendimento de chamadas e horas de sala, sem mesa fixa. Se serve como domicílio fiscal ou para o alvará depende do que peçam a administração tributária e a municipalidade: confirme com seu contador antes de contratar. Pergunte o que inclui e como se cancela.',
    },
  },
} satisfies Record<string, FaqEntry>
