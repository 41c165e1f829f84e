import type { Asked } from './asked.ts'

/** How topics of costs and taxes are asked for. */
export const costsAsked = {
  condoFees: {
    es: '¿Qué son las expensas? | cuanto se paga de expensas en un edificio | que incluyen las expensas | que es el gasto comun | puedo dejar de pagar expensas si no uso la piscina | cuanto salen las expensas de un depto | para que se pagan las expensas | significado de expensas | soy de afuera, que son esas "expensas" que figuran en el aviso | cuanto suele salir el mantenimiento de un edificio por mes y q incluye | ¿Qué integra los gastos comunes en propiedad horizontal?',
    en: 'What are expensas (condo fees)? | how much are monthly building fees | what do condo fees include | HOA fees in Asunción | can I refuse to pay for amenities I don’t use | meaning of "expensas" in apartment listings | HOA type fees in Paraguay explained',
    pt: 'O que são as expensas (condomínio)? | quanto custa o condomínio de um apartamento | o que o condomínio inclui | o que são as expensas do prédio? | expensas é igual a condomínio?',
  },
  taxes: {
    es: '¿Qué impuestos se pagan por una propiedad? | resumen de impuestos inmobiliarios en paraguay | que impuestos hay al comprar, tener y vender | impuestos inmobiliarios en general | que tributos hay al comprar, tener y vender un inmueble | me podes resumir todo lo que cobra el estado por un inmueble | ¿Qué gravámenes tributarios alcanzan a los bienes raíces? | en paraguay se paga mucho impuesto por tener, comprar o alquilar casas?',
    en: 'Which taxes are there on property? | how is real estate taxed in Paraguay | overview of property taxes | overview of real estate taxation in Paraguay | how is property taxed here in general',
    pt: 'Quais impostos existem sobre imóveis? | quais tributos para comprar, ter e vender imóvel no Paraguai | quais impostos existem sobre imóveis no Paraguai? | que tributos se paga ao comprar, ter e vender',
  },
  closingCosts: {
    es: '¿Cuánto son los gastos de escritura? | cuanto termino pagando en total con escribania y todo eso | que gastos extra tengo al comprar ademas del precio | cuanto mas tengo que tener aparte del precio para comprar | gastos de cierre | que impuestos pago al comprar | cuanto se paga de impuestos por comprar una casa | cuanto sale la transferencia de una casa | quien paga los gastos de escrituracion | cuanto se gasta en papeles al comprar | ademas del precio cuanto mas gasto al comprar | honorarios, tasas e impuestos al escriturar, total aproximado | ¿A cuánto ascienden los gastos de transferencia del comprador? | compro un depto, que suma todo el papeleo de la firma',
    en: 'How much are closing costs? | what extra costs do I have when buying | how much on top of the price do I need | who pays the transfer costs | what does the title transfer cost | what taxes do I pay when buying a house | extra costs for the purchaser on top of the price | fees when the sale is signed',
    pt: 'Quanto são os custos de escritura? | quanto gasto além do preço ao comprar | custos de transferência de um imóvel | que impostos pago ao comprar | quanto gasto além do preço pra escriturar? | despesas de cartório pra quem compra',
  },
  notaryFee: {
    es: '¿Cuánto cobra el escribano? | cuanto se le paga al escribano por una casa | honorarios de escribania por compraventa | cuanto sale el escribano | que porcentaje cobra la escribania | honorarios del escribano | tarifa de la escribania por una casa | cuanto le tengo q pagar al que hace los papeles de la venta | ¿Cuál es el arancel notarial en una compraventa? | el escribano me paso un presupuesto, es lo normal lo que cobra?',
    en: 'How much does the notary charge? | what is the notary fee for a purchase | how much do I pay the escribano | what does an escribano bill for a deed | price of the public notary when buying',
    pt: 'Quanto cobra o escribano (tabelião)? | honorários do cartório na compra | quanto pago ao tabelião | quanto o tabelião cobra pela escritura? | tarifa do cartório pra passar a escritura',
  },
  saleTax: {
    es: '¿Qué impuesto pago si vendo mi casa? | cuanto se paga de impuesto por la venta de un inmueble | irp por vender una propiedad | ganancia por venta de casa tributa | cuanto se queda hacienda si vendo mi terreno | vendo mi casa, cuánto me saca hacienda | irp por venta de inmueble | vendo mi depto, cuanto se lleva la set | tengo que darle algo a la dnit cuando venda el terreno? | ¿Cómo tributa la enajenación de inmuebles por persona física? | impuesto a la renta cuando uno vende su propiedad',
    en: 'What tax do I pay when I sell my house? | capital gains tax on property in Paraguay | how much tax on selling land | capital gains on selling my property in Paraguay | income tax due by the seller of a home',
    pt: 'Que imposto pago se vender meu imóvel? | imposto sobre ganho na venda de casa | quanto de imposto na venda de terreno | que imposto o vendedor paga ao vender a casa? | vendi meu apê, quanto vai pro fisco',
  },
  owningCosts: {
    es: '¿Cuánto cuesta mantener una propiedad por año? | que gastos fijos tiene ser dueño de un depto | que pago todos los años por mi casa | costos de tener una propiedad vacia | gastos anuales de un departamento | gastos anuales de una casa | ya soy dueño, que gastos fijos voy a tener cada año | sale caro sostener una propiedad en paraguay? | ¿Qué erogaciones anuales implica la titularidad de un inmueble? | si compro una casita para mi vejez, cuanto me cuesta tenerla',
    en: 'What does it cost to own a home per year? | yearly costs of owning an apartment | what bills does an owner have | running costs of a house | annual upkeep of owning a place, all included | is it expensive to hold property in Paraguay',
    pt: 'Quanto custa manter um imóvel por ano? | gastos anuais de ter um apartamento | que despesas fixas tem o proprietário | quanto custa manter um imóvel por ano? | gastos fixos do proprietário, condomínio, imposto e manutenção',
  },
  propertyTax: {
    es: '¿Cuánto es el impuesto inmobiliario? | cuanto pago por año a la municipalidad por mi casa | impuesto anual de una propiedad | valor fiscal de un inmueble | quien paga el impuesto inmobiliario el dueño o el inquilino | tasa del impuesto inmobiliario | cuanto se le paga a la municipalidad por año por la casa | como calculo lo que me va a venir de impuesto inmobiliario | ¿Cuál es la alícuota del tributo inmobiliario? | pago mucho de inmobiliario por mi terreno o es lo normal | los extranjeros pagan más impuesto inmobiliario',
    en: 'How much is the yearly property tax? | annual real estate tax in Paraguay | what is the fiscal value | who pays property tax, owner or tenant | yearly municipal tax rate on a house | percentage of fiscal value owed to town hall | do foreigners pay higher property taxes than locals',
    pt: 'Quanto é o imposto predial anual (IPTU)? | quem paga o IPTU | quanto é o IPTU no Paraguai? | como se calcula o imposto municipal da casa',
  },
  propertyTaxDue: {
    es: '¿Cuándo vence el impuesto inmobiliario? | hasta cuando se paga el impuesto inmobiliario | fecha de pago del impuesto de la casa en la municipalidad | cuando vence el impuesto municipal | fecha de vencimiento del inmobiliario | hasta que mes puedo pagar el impuesto de la casa sin multa | hay descuento si pago temprano el impuesto inmobiliario? | ¿En qué plazo debe abonarse el tributo inmobiliario anual? | se me paso el impuesto de la casa, ya estoy con recargo?',
    en: 'When is the property tax due? | deadline for real estate tax in Asunción | until when can I pay the property tax | deadline for the municipal house tax | late or early payment dates for real estate tax',
    pt: 'Quando vence o imposto imobiliário? | até quando pago o IPTU | vencimento do imposto predial | quando vence o imposto da casa na prefeitura? | tem desconto pagando o imposto imobiliário cedo?',
  },
  yearlyTaxes: {
    es: '¿Qué impuestos pago por año si tengo un departamento? | que impuestos anuales paga el dueño de una casa | que se paga todos los años de impuestos por un inmueble | tributos anuales del propietario | tengo un depto y no lo alquilo, q impuestos me tocan cada año | soy dueño de un piso en asuncion, que le debo al fisco anualmente | ¿Qué obligaciones fiscales periódicas tiene el titular de un departamento? | hay algun impuesto a la riqueza por tener inmuebles?',
    en: 'Which taxes do I pay every year as an owner? | yearly taxes on an apartment | annual taxes for property owners | annual taxes for an apartment owner | is there a wealth tax on holding property',
    pt: 'Quais impostos pago por ano se comprar um apartamento? | impostos anuais de quem tem imóvel | que impostos o dono paga todo ano | que impostos pago todo ano por ter um apartamento? | além do IPTU tem outro tributo por ano?',
  },
  rentTax: {
    es: '¿Qué impuestos pago si alquilo mi departamento? | cuanto tributa un alquiler | iva e irp sobre el alquiler | tengo que pagar impuestos por lo que cobro de alquiler | que diferencia hay entre iva e irp en el alquiler | cuanto paga de impuesto un no residente por alquilar | vivo afuera y alquilo mi depto, que impuestos pago | tributación de alquileres | cobro alquiler por mi depto, que le pago a la dnit | soy jubilada y alquilo una casita, tengo q pagar impuestos por eso? | ¿Cómo tributan las rentas por locación de inmuebles? | cuanto de lo q cobro de mi inquilino se va en impuesto | los argentinos pagamos impuesto allá por el alquiler que cobramos? | soy extranjero y cobro un alquiler, tengo que pagar ganancias | cuánto paga de impuestos un extranjero que alquila su depto acá y vive allá | vivo en alemania y alquilo mi depto en asunción, qué tributo',
    en: 'What taxes do I pay on rental income? | how is rent taxed for an owner | what tax do I pay on rent if I don’t live in Paraguay | non-resident tax on rental income | VAT and income tax on rent | VAT and income tax for landlords | taxation of money earned from tenants | do foreigners pay tax on the rent they collect there | what tax does a German pay who lets a flat here and lives there',
    pt: 'Que imposto pago sobre o aluguel que recebo? | moro no Brasil e alugo meu apartamento aí, quanto de imposto | IVA e IRP sobre aluguel | imposto de não residente sobre aluguel | que imposto incide sobre o aluguel que recebo? | tributação da renda de aluguel no Paraguai | brasileiro paga imposto aí pelo aluguel que recebe?',
  },
  newUnitVat: {
    es: '¿Se paga IVA al comprar un departamento nuevo? | el precio de la constructora incluye iva | iva en unidades a estrenar | cuanto es el iva de un depto en pozo | iva en unidades nuevas | el precio de la constructora ya incluye el impuesto? | ¿La primera venta de una unidad está gravada por IVA? | q porcentaje de iva tiene un departamento de pozo | me dijeron precio + iva por un depto nuevo, es asi?',
    en: 'Is there VAT on a new apartment? | does the developer’s price include VAT | VAT on new-build units | is VAT added when a developer sells me a unit | value added tax on first-hand apartments',
    pt: 'Tem IVA na compra de apartamento novo? | o preço da construtora inclui IVA | IVA em imóvel na planta | tem IVA na compra de apê novo da construtora? | imposto sobre apartamento zero quilômetro',
  },
  agencyFee: {
    es: '¿Cuánto cobra la inmobiliaria? | que comision cobra un agente inmobiliario | quien paga la comision de la inmobiliaria, el que compra o el que vende | cuanto gana una inmobiliaria si vende mi casa | honorarios de inmobiliaria en un alquiler | hay que pagar comision para alquilar | cuanto cobra la inmobiliaria por alquilar mi casa | cuanto se lleva la inmobiliaria cuando vendo | con cuanto se queda el corredor si vende mi casa | que parte se queda la inmobiliaria | comision inmobiliaria | que porcentaje se lleva el corredor por una venta o alquiler | tarifa de las inmobiliarias en paraguay | ¿Cuál es el honorario usual del corredor inmobiliario? | si me busca un depto, la inmobiliaria cuanto me va a cobrar | el corredor me quiere cobrar a mí que soy el comprador, corresponde?',
    en: 'How much do agents charge? | what commission does a real estate agency take | who pays the agent’s fee, buyer or seller | does the tenant pay an agency fee | agency fee for renting out | what cut does the agency take when I sell | how much does the realtor keep of the sale | realtor commission percentage | what does an estate agent take in Paraguay | the agent wants 5% from me and I am the buyer, is that right',
    pt: 'Quanto cobra a imobiliária? | qual é a comissão do corretor | quem paga a comissão, comprador ou vendedor | quanto a imobiliária cobra no aluguel | com quanto a imobiliária fica quando vendo | quanto é a comissão da imobiliária? | corretagem no Paraguai, quem paga | o corretor quer 5% de mim e eu sou o comprador, está certo? | quem compra também paga corretor?',
  },
  shortStayTax: {
    es: '¿Qué impuestos paga un Airbnb? | cuanto se tributa por alquilar por noche | iva de alquiler temporal | tengo que facturar lo que cobro en airbnb | impuestos alquiler temporal | gano con airbnb, tengo q facturar? | iva de los hospedajes por plataformas | ¿Cómo tributan los ingresos por alquiler temporario? | soy anfitrion de airbnb, la dnit me cobra algo?',
    en: 'Which taxes does Airbnb income pay? | do I pay tax on short-term rentals | VAT on nightly rent | do hosts owe VAT on nightly bookings | declaring earnings from guests in my flat',
    pt: 'Que impostos paga o Airbnb? | imposto sobre aluguel por temporada | IVA em diárias | que imposto pago pelo que ganho no Airbnb? | tributação de aluguel por temporada no Paraguai',
  },
  lettingPapers: {
    es: '¿Necesito RUC para alquilar mi casa? | como facturo un alquiler | tengo que emitir factura al inquilino | que papeles necesito para alquilar legalmente mi depto | saco ruc para cobrar alquiler | facturar alquileres | tengo que inscribirme en la dnit para dar mi casa en alquiler | soy particular y no tengo ruc, puedo cobrarle a un inquilino? | ¿Está el locador obligado a inscribirse como contribuyente? | mi inquilino me pide factura y no tengo ruc, que hago',
    en: 'Do I need a RUC to rent out my flat? | how do I invoice rent | what papers does a landlord need | do I have to issue invoices for rent | tax number for landlords, compulsory? | registering as a taxpayer to lease out my house',
    pt: 'Preciso de RUC para alugar meu imóvel? | como emito fatura de aluguel | que papéis o proprietário precisa para alugar | preciso de RUC pra alugar meu imóvel? | cadastro fiscal de quem aluga casa',
  },
  sellingCosts: {
    es: '¿Qué gastos tengo si vendo mi casa? | cuanto me queda limpio si vendo en cien mil | costos para el vendedor | que paga el que vende | cuanto pierdo en comision e impuestos al vender | gastos del vendedor | de lo que me paguen por la casa cuanto se me va | cuanto me queda limpio vendiendo mi propiedad | ¿Qué costos soporta el vendedor en la escrituración? | quiero vender mi depto y saber todo lo q tengo q pagar yo',
    en: "What costs do I have if I sell? | how much is left after selling my house | what does a seller pay | selling costs in Paraguay | seller's expenses on a property sale | fees a vendor bears, commission and papers",
    pt: 'Que custos tenho ao vender? | quanto sobra líquido se eu vender | o que o vendedor paga | que despesas tem quem vende um imóvel? | custos do vendedor',
  },
} as const satisfies Asked
