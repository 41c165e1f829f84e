/** Best known first. Most coordinates are from GeoNames (CC BY 4.0). */
export const cityRows: Readonly<Record<string, string>> = {
  Asunción: `
Asunción 25.287 57.647 = asu, la capital, asuncion capital, ciudad de asuncion, assuncao, asunc`,
  Central: `
San Lorenzo 25.34 57.509 = sanlo, san lorenzo del campo grande, sao lourenco
Luque 25.269 57.488 = ciudad de luque
Capiatá 25.355 57.446
Lambaré 25.347 57.606
Fernando de la Mora 25.339 57.522 = fernando, fdo, fdo de la mora, fdo mora, fernando mora
Limpio 25.166 57.486
Ñemby 25.395 57.536
Mariano Roque Alonso 25.208 57.532 = mra, mariano, mariano roque, mariano r alonso, m r alonso, roque alonso, mariano alonso
Itauguá 25.393 57.354 = itagua
Villa Elisa 25.368 57.593
San Antonio 25.422 57.547
Areguá 25.312 57.385
Itá 25.508 57.363
Ypacaraí 25.408 57.289 = ypaca
Guarambaré 25.491 57.456
Ypané 25.452 57.531
Villeta 25.51 57.558
J. Augusto Saldívar 25.441 57.434 = julian augusto saldivar, augusto saldivar, saldivar
Nueva Italia 25.617 57.467`,
  'Alto Paraná': `
Ciudad del Este 25.51 54.611 = cde, cd del este, cdad del este, c del este, ciudad este, cidade do leste, ciudad del leste
Hernandarias 25.405 54.638
Presidente Franco 25.564 54.611 = puerto presidente franco, pres franco, pdte franco, franco
Minga Guazú 25.483 54.767 = minga
Santa Rita 25.799 55.089
Juan León Mallorquín 25.4 55.267 = j l mallorquin, mallorquin
Los Cedrales 25.65 54.717
San Alberto 24.983 54.9
Naranjal 25.967 55.183
Yguazú 25.462 55 = colonia yguazu, yguasu
Itakyry 24.986 55.15 = itaquyry
Minga Porá 24.867 54.9
Ñacunday 26.03 54.76
Santa Rosa del Monday 25.77 54.98
Domingo Martínez de Irala 25.9 54.62`,
  Itapúa: `
Encarnación 27.331 55.867 = ciudad de encarnacion, encarna, perla del sur, encarnacao
Cambyretá 27.298 55.786 = cambyreta, cambireta
Hohenau 27.081 55.645
Obligado 27.053 55.628
Bella Vista Sur 27.049 55.579 = bella vista itapua
Trinidad 27.123 55.704 = trinidad itapua
Jesús de Tavarangüé 27.056 55.753
Capitán Miranda 27.2 55.8
Carmen del Paraná 27.221 56.153
San Juan del Paraná 27.3 55.967
Coronel Bogado 27.162 56.245
Fram 27.1 55.967
San Cosme y Damián 27.317 56.333
Natalio 26.7 55.083
San Pedro del Paraná 26.833 56.206
General Artigas 26.935 56.222
Pirapó 26.86 55.544
Edelira 26.767 55.279
Mayor Otaño 26.4 54.7 = puerto mayor otano
General Delgado 27.091 56.525
La Paz 26.98 55.8 = la paz itapua
Tomás Romero Pereira 26.489 55.264 = maria auxiliadora itapua`,
  Cordillera: `
San Bernardino 25.311 57.296 = san ber, sanber, samber, san bernadino
Caacupé 25.386 57.142
Altos 25.26 57.254
Atyrá 25.279 57.172
Tobatí 25.261 57.081
Piribebuy 25.468 57.037
Eusebio Ayala 25.385 56.962 = barrero grande
Emboscada 25.145 57.355
Arroyos y Esteros 25.054 57.099
Itacurubí de la Cordillera 25.45 56.85 = itacurubi
Loma Grande 25.204 57.268
Nueva Colombia 25.177 57.331
Caraguatay 25.238 56.827
Isla Pucú 25.309 56.9
Santa Elena 25.413 56.797
Valenzuela 25.597 56.859
Juan de Mena 24.94 56.74
Primero de Marzo 25.19 56.89 = 1ro de marzo`,
  Caaguazú: `
Coronel Oviedo 25.444 56.44 = oviedo
Caaguazú 25.471 56.016
Doctor Juan Eulogio Estigarribia 25.37 55.703 = campo 9, campo nueve, eulogio estigarribia
San José de los Arroyos 25.533 56.733
Repatriación 25.533 55.95
Juan Manuel Frutos 25.384 55.832 = doctor juan manuel frutos, pastoreo
Yhú 25.058 55.923
Carayaó 25.198 56.399
Cecilio Báez 25.072 56.244 = doctor cecilio baez
San Joaquín 25.029 56.043
Mbutuy 24.975 56.309 = santa rosa del mbutuy
Nueva Londres 25.42 56.55
José Domingo Ocampos 25.43 55.4`,
  Guairá: `
Villarrica 25.75 56.435 = villa rica
Independencia 25.717 56.25 = colonia independencia
Iturbe 26.05 56.483
Mauricio José Troche 25.567 56.283 = troche
Mbocayaty del Guairá 25.719 56.422 = mbocayaty del guaira
Natalicio Talavera 25.633 56.3
Itapé 25.852 56.614
Coronel Martínez 25.759 56.617
Paso Yobái 25.72 56 = paso yobai
Borja 25.94 56.49`,
  Caazapá: `
Caazapá 26.196 56.369
San Juan Nepomuceno 26.11 55.939
Yuty 26.617 56.25
Abaí 26.033 55.933
Fulgencio Yegros 26.45 56.4 = yegros
Tavaí 26.17 55.53
Higinio Morínigo 25.95 55.917 = general higinio morinigo`,
  Paraguarí: `
Paraguarí 25.621 57.147
Yaguarón 25.562 57.285
Carapeguá 25.769 57.247
Pirayú 25.482 57.238
Quiindy 25.973 57.236
Ybycuí 26.017 57.033
Sapucai 25.667 56.95
La Colmena 25.883 56.833 = colmena
Acahay 25.917 57.15
Caapucú 26.235 57.182
Mbuyapey 26.219 56.758
Ybytymí 25.77 56.78 = ybytimi
Quyquyhó 26.25 56.99
Escobar 25.65 57.04`,
  Misiones: `
San Juan Bautista 26.669 57.146 = san juan bautista de las misiones
Ayolas 27.4 56.85
San Ignacio 26.887 57.026 = san ignacio guazu, san ignacio misiones
Santa Rosa Misiones 26.887 56.849 = santa rosa de misiones, santa rosa de lima
Villa Florida 26.383 57.15
Santiago 27.143 56.768 = santiago misiones
Santa María de Fe 26.783 56.933 = santa maria misiones
San Patricio 26.967 56.817
San Miguel Misiones 26.5 57.05 = san miguel de misiones`,
  Ñeembucú: `
Pilar 26.859 58.306
Alberdi 26.19 58.14
Humaitá 27.06 58.5
Cerrito 27.342 57.641
Paso de Patria 27.26 58.57
Villa Oliva 26.02 57.86`,
  'San Pedro': `
San Pedro de Ycuamandyyú 24.094 57.075 = san pedro de ycuamandiyu, san pedro del ycuamandiyu
San Estanislao 24.656 56.439 = santani
Santa Rosa del Aguaray 23.85 56.533
Choré 24.183 56.583
Guayaibí 24.533 56.4 = guayaybi
Lima 23.883 56.482 = lima san pedro
Villa del Rosario 24.441 57.142 = puerto rosario
Itacurubí del Rosario 24.535 56.824
Capiibary 24.8 56.033
General Elizardo Aquino 24.444 56.901 = elizardo aquino
Antequera 24.085 57.202 = puerto antequera
Tacuatí 23.45 56.583
Unión 24.808 56.522 = union san pedro
Yataity del Norte 24.833 56.35
Nueva Germania 23.911 56.701
General Resquín 23.98 56.49 = general isidoro resquin
25 de Diciembre 24.7 56.55 = veinticinco de diciembre`,
  Concepción: `
Concepción 23.4 57.432
Horqueta 23.343 57.06
Vallemí 22.158 57.945 = san lazaro
Belén 23.466 57.262
Loreto 23.27 57.33
Yby Yaú 22.96 56.53 = ybyyau`,
  Amambay: `
Pedro Juan Caballero 22.547 55.733 = pjc, p j caballero, pedro juan
Capitán Bado 23.267 55.533
Bella Vista Norte 22.129 56.523 = bella vista amambay`,
  Canindeyú: `
Salto del Guairá 24.063 54.307 = salto de guaira, salto
Curuguaty 24.472 55.693
Katueté 24.248 54.758
La Paloma del Espíritu Santo 24.133 54.617 = la paloma
Nueva Esperanza 24.508 54.855
Villa Ygatimí 24.124 55.644 = ygatimi
Corpus Christi 24.08 54.939`,
  'Presidente Hayes': `
Villa Hayes 25.093 57.524
Benjamín Aceval 24.972 57.552
Nanawa 25.266 57.67 = puerto elsa
José Falcón 25.237 57.71 = puerto falcon
Nueva Asunción 25.235 57.645 = chaco'i, chaco i, nueva asuncion chaco
Teniente Irala Fernández 22.81 59.59 = irala fernandez
Pozo Colorado 23.493 58.797`,
  Boquerón: `
Filadelfia 22.339 60.032 = filadelfia chaco, colonia fernheim
Loma Plata 22.376 59.838 = colonia menno
Neuland 22.65 60.125 = colonia neuland
Mariscal Estigarribia 22.031 60.613`,
  'Alto Paraguay': `
Fuerte Olimpo 21.041 57.873
Carmelo Peralta 21.67 57.94
Bahía Negra 20.233 58.167`,
}
