/* What the terms of a rental and of a purchase are asked by on the page of a listing. */

export const askedOfTerms = {
  rentTerms: {
    es: 'qué garantía piden | piden garante | alcanza con depósito | cuánto es el depósito | aceptan sin garante | por cuánto tiempo es el contrato | se puede alquilar por 6 meses | puedo alquilarlo solo unos meses | cuál es el mínimo de contrato | por tres meses se puede | qué requisitos piden para alquilar | qué papeles tengo que llevar | cuántos meses de garantía | puedo tomarlo por poco tiempo | aceptan seguro de caución | cuánto es la garantía y qué piden | qué requisitos piden | qué piden para alquilar',
    en: 'do i need a guarantor | how much is the deposit | what do they ask for to rent it | is a deposit enough | how long is the lease | can i rent it for six months | minimum lease | could i take it for just three months | what documents do they need | do they accept a bigger deposit instead of a guarantor | what do they ask for to rent it | what are the requirements',
    pt: 'precisa de fiador | aceitam caução | quanto é o depósito | por quanto tempo é o contrato | posso alugar por 6 meses | prazo mínimo | o que pedem para alugar | que documentos pedem | dá pra alugar por poucos meses | aceitam caução em vez de fiador | o que pedem para alugar | quais são os requisitos',
  },
  rentRaise: {
    es: 'cada cuánto sube el alquiler | me pueden subir el alquiler cuando quieran | cuánto aumenta por año | el alquiler se reajusta | hay aumento cada año | el precio del alquiler queda fijo | qué suba tiene el contrato | el año que viene me aumentan | el alquiler sube con el dólar',
    en: 'can they raise the rent whenever they like | how often does the rent go up | is there a yearly increase | will the rent stay the same | by how much do they raise it each year | rent increase clause | does the rent go up every year',
    pt: 'podem aumentar o aluguel quando quiserem | de quanto em quanto tempo sobe o aluguel | tem reajuste anual | o aluguel fica fixo | quanto aumenta por ano | o aluguel sobe todo ano',
  },
  leaveEarly: {
    es: 'si me voy antes pierdo el depósito | si me quiero ir antes de tiempo me cobran multa | puedo cortar el contrato antes | qué pasa si me voy a los cinco meses | con cuánto aviso tengo que avisar si me voy | hay penalidad por irse antes | y si me tengo que ir antes de que termine | puedo rescindir antes',
    en: 'what if i leave early | can i break the lease | and if i break the lease after five months | is there a penalty for leaving before the end | how much notice do i have to give | can i get out of the contract early | what happens if i have to move out sooner',
    pt: 'e se eu sair antes | tem multa para sair antes | posso rescindir o contrato antes | quanto tempo antes preciso avisar | o que acontece se eu sair com cinco meses | quebra de contrato',
  },
  depositBack: {
    es: 'me devuelven la garantía al irme | cuándo devuelven el depósito | si rompo algo me descuentan de la garantía | qué me pueden descontar del depósito | la garantía se devuelve completa | cómo hago para que me devuelvan la garantía | recupero el depósito',
    en: 'do i get the deposit back | when is the deposit returned | can they keep my deposit if i break something | what can be deducted from the deposit | is the deposit refundable',
    pt: 'devolvem a caução | quando devolvem o depósito | se eu quebrar algo descontam da caução | o que podem descontar do depósito | o depósito é devolvido',
  },
  available: {
    es: 'desde cuándo está libre | cuándo se desocupa | a partir de qué fecha se puede entrar | sigue disponible | todavía está libre | ya se vendió | ya se alquiló | está disponible desde enero | cuándo me puedo mudar | desde cuándo se puede ocupar | puedo entrar la semana que viene | para cuándo estaría libre | hay gueteri | oĩpa gueteri | ko óga oĩ gueteri | está para entrar ya | puedo mudarme este fin de semana | puedo entrar el lunes | me puedo mudar ya | se puede entrar hoy',
    en: 'from when is it free | when can I move in | is it still available | is it sold already | when can i move in | can i move in next week | from when is it free | is it available from march | when does it become vacant | has it been rented | still there | can i move in this weekend | could i move in tomorrow',
    pt: 'ainda está disponível | já foi vendido | já alugou | quando posso me mudar | posso entrar na semana que vem | a partir de quando está livre | está disponível em março | posso me mudar neste fim de semana | posso entrar já',
  },
  tenants: {
    es: 'dejan compartir entre amigos | somos tres amigos, podemos alquilar juntos | aceptan extranjeros | alquilan a estudiantes | aceptan niños | alquilan a independientes sin recibo | aceptan gente sin papeles todavía | trabajo por mi cuenta, igual me aceptan | aceptan a una pareja joven | alquilan a alguien con residencia en trámite',
    en: 'can we share it with friends | we are three friends, may we rent together | do they accept foreigners | do they rent to students | are children accepted | do they take freelancers | would they rent to someone without payslips | do they rent to someone with residency in process',
    pt: 'podemos dividir entre amigos | somos três amigos, dá para alugar juntos | aceitam estrangeiros | alugam para estudantes | aceitam crianças | aceitam autônomo sem holerite | alugam para brasileiro sem residência',
  },
  rules: {
    es: 'puedo pintar las paredes | puedo recibir visitas | se puede fumar | puedo hacer fiestas | puedo subalquilar una pieza | qué reglas tiene el edificio | puedo hacer un asado | puedo colgar cuadros | hasta qué hora se puede hacer ruido | dejan hacer home office | puedo traer mis muebles',
    en: 'can i paint the walls | are guests allowed | can i smoke | can i have parties | can i sublet a room | what are the house rules | can i hang pictures | can i bring my own furniture',
    pt: 'posso pintar as paredes | posso receber visitas | pode fumar | pode fazer festa | posso sublocar um quarto | quais são as regras do prédio | posso levar meus móveis',
  },
  whoPays: {
    es: 'quién paga las expensas | quién paga la comisión | quién arregla si se rompe algo | quién paga los arreglos | las reparaciones corren por mi cuenta | cobran comisión | hay comisión de inmobiliaria | quién paga la escritura, yo o el vendedor',
    en: 'who pays the fees | who pays the agency commission | who fixes things that break | who pays for repairs | is there an agency fee | do i pay commission',
    pt: 'quem paga o condomínio | quem paga a comissão | quem conserta se quebrar | quem paga os reparos | tem comissão da imobiliária',
  },
  papers: {
    es: 'tiene título | está escriturada | tiene los papeles al día | qué documentos tiene | está todo en regla | tiene titulo de propiedad | está a nombre de quien vende | tiene plano aprobado | los papeles están en orden | el plano está aprobado por la municipalidad | tiene planos aprobados | qué tengo que llevar para firmar | qué documentos llevo para alquilarla',
    en: 'does it have a title deed | are the papers in order | is the title clean | is it properly registered | what documents does it have | is it in the seller name | legal status | are the plans approved by the municipality | what do i bring to sign | which documents do i need to rent it',
    pt: 'tem escritura | tem título | a documentação está em dia | está no nome de quem vende | os papéis estão em ordem | é regularizado | a planta está aprovada pela prefeitura | o que levo para assinar',
  },
  debts: {
    es: 'tiene deudas | está hipotecado | tiene algún embargo | debe expensas | debe impuestos | está libre de deudas | tiene juicio',
    en: 'does it have debts | is it mortgaged | any liens on it | are there unpaid fees | free of debts',
    pt: 'tem dívidas | está hipotecado | tem penhora | deve condomínio | está livre de dívidas',
  },
  foreignBuyer: {
    es: 'soy extranjero, puedo comprar este | puedo comprarlo sin residencia | soy brasileño, lo puedo poner a mi nombre | vivo en el exterior, puedo comprarlo sin viajar | un argentino puede comprar acá | qué necesito para comprarlo siendo extranjero | puedo comprarlo con pasaporte',
    en: 'i am a foreigner, can i buy this | can i buy it without residency | can i put it in my name as a foreigner | do i need residency to buy this one | can i buy it with a passport | can i buy it from abroad',
    pt: 'sou estrangeiro, posso comprar este | posso comprar sem residência | sou brasileiro, posso comprar | dá para comprar sem viajar | posso colocar no meu nome sendo estrangeiro | o que preciso para comprar sendo brasileiro',
  },
  unseen: {
    es: 'puedo señar sin ver | puedo señar sin haberlo visto | puedo reservarlo sin visitarlo | se puede dejar una seña antes de verlo | vengo de otra ciudad, puedo alquilarlo sin verlo | me piden seña antes de mostrarme',
    en: 'can i reserve it without seeing it | can i rent it sight unseen | they ask for a deposit before i see it | should i pay before visiting',
    pt: 'posso reservar sem ver | posso dar sinal antes de visitar | pedem sinal antes de mostrar | alugar sem visitar',
  },
  next: {
    es: 'cómo lo reservo | me interesa, qué hago | cuáles son los pasos para comprarlo | qué sigue si lo quiero | quiero señar | cómo hago para alquilarlo | lo quiero, cómo seguimos | me lo quedo, qué tengo que hacer | cómo hago para reservarlo entonces | se puede reservar por acá | dónde lo reservo',
    en: 'how do i reserve it | i want it, what now | what are the next steps | how do i go about renting this | i like it, how do we proceed | how can i put down a holding deposit | how do i book it then | can i book this place through the site | can i reserve it online',
    pt: 'como reservo | quero este, e agora | quais são os próximos passos | como faço para alugar este | gostei, como prossigo | beleza, como faço pra reservar | dá pra reservar por aqui',
  },
  visit: {
    es: 'cuándo puedo ir a verlo | se puede visitar | quiero ir a ver | puedo pasar el sábado | cómo agendo una visita | qué días muestran | me lo pueden mostrar mañana | puedo verlo hoy',
    en: 'when can i see it | can i visit | how do i book a viewing | can i come on saturday | could i have a look tomorrow | is a viewing possible this weekend',
    pt: 'quando posso ver | dá para visitar | como marco uma visita | posso passar no sábado | posso conhecer amanhã',
  },
  contact: {
    es: 'cómo contacto al dueño | pasame el número | a quién llamo | me das el whatsapp | cómo hablo con el que vende | dónde escribo para preguntar | necesito el teléfono del anunciante | quiero que me llame alguien | que me llamen por teléfono | pueden llamarme | dale, quiero que me llamen | quiero que me llamen',
    en: 'how do i contact the owner | give me the phone number | who do i call | whatsapp please | how do i get in touch with the seller | how can i reach them | can someone call me | i want them to call me',
    pt: 'como falo com o dono | me passa o número | para quem ligo | tem whatsapp | como entro em contato com o anunciante | quero que alguém me ligue | quero que me liguem',
  },
  barter: {
    es: 'aceptan permuta | reciben un auto en parte de pago | toman un terreno como parte | canje por otro inmueble | puedo entregar mi camioneta',
    en: 'do they take a trade | would they accept a car as part payment | swap for another property | part exchange',
    pt: 'aceita permuta | aceita carro na troca | pega terreno como parte do pagamento | aceita troca',
  },
  invoice: {
    es: 'dan factura | me dan recibo legal | emiten factura por el alquiler | facturan | el dueño me da recibo legal | dan boleta legal',
    en: 'do they issue an invoice | can i get a legal receipt for the rent | do they give invoices | will the owner give me a legal receipt | do i get a legal receipt',
    pt: 'dão nota fiscal | emitem recibo | dão fatura pelo aluguel | o dono dá recibo',
  },
} as const
