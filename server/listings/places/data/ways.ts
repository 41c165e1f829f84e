/**
 * Avenues to about 500 m, routes to 1 or 2 km: name|aliases|cities|points|points by kilometre|osm.
 */
export const ways = `
Av. Mariscal López|mcal lopez, mariscal lopez, avda mcal lopez|Asunción, Fernando de la Mora, San Lorenzo|-25.2815:-57.6330 -25.2837:-57.6292 -25.2878:-57.6180 -25.2893:-57.6038 -25.2925:-57.5940 -25.2948:-57.5850 -25.2970:-57.5778 -25.3040:-57.5655 -25.3105:-57.5550 -25.3190:-57.5390 -25.3265:-57.5250 -25.3335:-57.5150 -25.3395:-57.5085||osm
Av. España|espana, avda espana|Asunción|-25.2850:-57.6240 -25.2862:-57.6170 -25.2868:-57.6070 -25.2868:-57.5990 -25.2884:-57.5895 -25.2880:-57.5800 -25.2865:-57.5719||osm
Av. Aviadores del Chaco|aviadores, aviadores del chaco|Asunción|-25.2865:-57.5719 -25.2835:-57.5675 -25.2815:-57.5640 -25.2785:-57.5580 -25.2760:-57.5510 -25.2744:-57.5428||osm
Av. Santa Teresa|santa teresa, sta teresa|Asunción|-25.2830:-57.5660 -25.2838:-57.5636 -25.2855:-57.5600 -25.2885:-57.5555 -25.2920:-57.5505||osm
Autopista Silvio Pettirossi|autopista, autopista nu guasu, autopista nu guazu|Asunción, Luque|-25.2744:-57.5428 -25.2680:-57.5340 -25.2625:-57.5240 -25.2581:-57.5148 -25.2520:-57.5132 -25.2444:-57.5122||osm
Av. San Martín|san martin, general san martin|Asunción|-25.2972:-57.5780 -25.2953:-57.5770 -25.2905:-57.5745 -25.2865:-57.5719||osm
Av. Santísimo Sacramento|sacramento, santisimo sacramento|Asunción|-25.2894:-57.5896 -25.2882:-57.5892 -25.2800:-57.5880 -25.2700:-57.5862 -25.2630:-57.5850||osm
Av. Santísima Trinidad|trinidad, santisima trinidad|Asunción|-25.2630:-57.5780 -25.2584:-57.5806 -25.2569:-57.5829||osm
Av. Artigas|artigas, general artigas|Asunción|-25.2800:-57.6165 -25.2773:-57.6123 -25.2755:-57.6098 -25.2700:-57.6020 -25.2630:-57.5925 -25.2560:-57.5830 -25.2490:-57.5730||osm
Av. Transchaco|transchaco|Asunción, Mariano Roque Alonso|-25.2485:-57.5715 -25.2380:-57.5590 -25.2240:-57.5480 -25.2100:-57.5385 -25.1960:-57.5410 -25.1841:-57.5468||osm
Av. Eusebio Ayala|eusebio ayala, ruta mcal estigarribia|Asunción, Fernando de la Mora|-25.2985:-57.6130 -25.3030:-57.6030 -25.3065:-57.5945 -25.3098:-57.5857 -25.3167:-57.5728 -25.3215:-57.5640 -25.3280:-57.5500||osm
Ruta Mariscal Estigarribia|mariscal estigarribia, ruta 2 san lorenzo|Fernando de la Mora, San Lorenzo|-25.3280:-57.5500 -25.3345:-57.5350 -25.3395:-57.5200 -25.3420:-57.5090 -25.3410:-57.5001||osm
Av. Madame Lynch|madame lynch, madame elisa alicia lynch|Asunción|-25.2755:-57.5490 -25.2850:-57.5490 -25.2940:-57.5495 -25.3047:-57.5526 -25.3056:-57.5528 -25.3105:-57.5550||osm
Av. Defensores del Chaco|calle ultima, defensores del chaco|Asunción, Fernando de la Mora, Villa Elisa|-25.3105:-57.5550 -25.3215:-57.5640 -25.3290:-57.5722 -25.3390:-57.5790||osm
Av. República Argentina|republica argentina, rca argentina|Asunción|-25.2970:-57.5792 -25.3040:-57.5828 -25.3107:-57.5864 -25.3129:-57.5878 -25.3226:-57.5955||osm
Av. Boggiani|boggiani, guido boggiani|Asunción|-25.2990:-57.5870 -25.3040:-57.5770 -25.3095:-57.5660 -25.3130:-57.5590
Av. Fernando de la Mora|fernando de la mora avenida|Asunción|-25.3060:-57.6170 -25.3130:-57.6080 -25.3226:-57.5962 -25.3265:-57.5850 -25.3290:-57.5722||osm
Av. Félix Bogado|felix bogado, jose felix bogado|Asunción|-25.2951:-57.6317 -25.3020:-57.6270 -25.3110:-57.6190 -25.3220:-57.6090||osm
Av. Perón|peron, juan domingo peron|Asunción, Lambaré|-25.3140:-57.6340 -25.3230:-57.6330 -25.3330:-57.6350
Av. Perú|peru|Asunción|-25.2865:-57.6160 -25.2940:-57.6215 -25.3017:-57.6283 -25.3043:-57.6301||osm
Av. Brasilia|brasilia|Asunción|-25.2870:-57.6000 -25.2780:-57.5980 -25.2690:-57.5960
Av. General Santos|general santos, gral santos|Asunción|-25.2770:-57.6095 -25.2868:-57.6085 -25.2895:-57.6090 -25.2990:-57.6125 -25.3070:-57.6165
Av. Kubitschek|kubitschek|Asunción|-25.2893:-57.6030 -25.2960:-57.6040 -25.3030:-57.6045
Av. Chóferes del Chaco|choferes del chaco, choferes|Asunción|-25.2884:-57.5905 -25.2900:-57.5908 -25.2946:-57.5923 -25.3065:-57.5950||osm
Av. Denis Roa|denis roa, capitan denis roa|Asunción|-25.2885:-57.5575 -25.2937:-57.5607 -25.2966:-57.5626 -25.2991:-57.5643||osm
Av. Molas López|molas lopez|Asunción|-25.2835:-57.5705 -25.2738:-57.5717 -25.2660:-57.5680
Av. Venezuela|venezuela|Asunción|-25.2840:-57.5985 -25.2760:-57.5960 -25.2690:-57.5925
Av. Primer Presidente|primer presidente|Asunción|-25.2700:-57.5720 -25.2600:-57.5680 -25.2500:-57.5650
Costanera de Asunción|costanera, waterfront, costanera norte, costanera asuncion, costanera jose asuncion flores|Asunción|-25.2760:-57.6400 -25.2745:-57.6320 -25.2715:-57.6220 -25.2650:-57.6120 -25.2570:-57.6020 -25.2480:-57.5900
Acuña de Figueroa (Quinta Avenida)|quinta avenida, 5ta avenida, quinta|Asunción|-25.2991:-57.6344 -25.2984:-57.6357 -25.2976:-57.6370 -25.2960:-57.6400||osm
Av. Colón|colon|Asunción|-25.2780:-57.6425 -25.2850:-57.6435 -25.2877:-57.6478||osm
Av. Carlos Antonio López|carlos antonio lopez|Asunción|-25.2877:-57.6479 -25.2905:-57.6560 -25.2920:-57.6660||osm
Calle Palma|palma|Asunción|-25.2792:-57.6410 -25.2807:-57.6380 -25.2820:-57.6353
Av. Estados Unidos|estados unidos|Asunción|-25.2830:-57.6270 -25.2910:-57.6300 -25.2990:-57.6345||osm
Av. Itá Ybaté (21 Proyectadas)|21 proyectadas, ita ybate|Asunción|-25.3130:-57.6329 -25.3118:-57.6357 -25.3069:-57.6451 -25.3053:-57.6478 -25.3020:-57.6536||osm
Av. Cacique Lambaré|cacique lambare|Lambaré|-25.3370:-57.5945 -25.3420:-57.6010 -25.3466:-57.6065 -25.3510:-57.6150
Paseo del Yacht y Golf Club|paseo del yacht, avenida del yacht|Lambaré|-25.3751:-57.6229 -25.3718:-57.6275 -25.3686:-57.6334 -25.3654:-57.6386 -25.3622:-57.6377 -25.3592:-57.6452||osm
Acceso Sur|acceso sur, ruta acceso sur|Fernando de la Mora, Villa Elisa, Ñemby, San Antonio, Ypané, Guarambaré, Itá|-25.3390:-57.5790 -25.3600:-57.5660 -25.3780:-57.5560 -25.3940:-57.5430 -25.4220:-57.5350 -25.4520:-57.5250 -25.4915:-57.4560 -25.5080:-57.3630
Av. Las Residentas|las residentas|Luque|-25.2700:-57.4950 -25.2640:-57.5050 -25.2590:-57.5150
Ruta Luque - San Bernardino|ruta luque san bernardino, ruta luque san ber, ruta luque sanber, luque sanber, vergel luqueno, d012|Luque, Areguá, San Bernardino|-25.2772:-57.4856 -25.2537:-57.4696 -25.2537:-57.4665 -25.2480:-57.4200 -25.2400:-57.3600 -25.2700:-57.3050 -25.3090:-57.2960||osm
Ruta D027 (ex Ruta 1)|ex ruta 1, d027, ruta 1 san lorenzo|San Lorenzo, Capiatá, J. Augusto Saldívar, Itá|-25.3429:-57.5062 -25.3750:-57.4850 -25.4200:-57.4500 -25.4480:-57.4300 -25.5080:-57.3630||osm
Av. San Blas|san blas, avenida san blas|Ciudad del Este|-25.5094:-54.6042 -25.5060:-54.6150 -25.5010:-54.6270
Av. Monseñor Rodríguez|monsenor rodriguez|Ciudad del Este|-25.5097:-54.6052 -25.5101:-54.6180 -25.5101:-54.6288||osm
Av. San Roque González|san roque gonzalez avenida|Encarnación|-27.3300:-55.8570 -27.3450:-55.8530 -27.3589:-55.8505 -27.3614:-55.8519||osm
Costanera de Encarnación|costanera encarnacion, waterfront, padre bolik costanera|Encarnación|-27.3250:-55.8760 -27.3340:-55.8755 -27.3415:-55.8710 -27.3470:-55.8640 -27.3550:-55.8570
Ruta 1 (PY01)|py01, py 01, ruta py 01, ruta 1, ruta uno, ruta mariscal lopez|Asunción, Villa Elisa, Ñemby, Itá, Yaguarón, Paraguarí, Carapeguá, Quiindy, Caapucú, Villa Florida, San Juan Bautista, San Ignacio, Coronel Bogado, Encarnación|-25.3390:-57.5790 -25.3940:-57.5430 -25.4520:-57.5250 -25.5080:-57.3630 -25.5406:-57.3172 -25.5619:-57.2834 -25.6205:-57.1470 -25.7700:-57.2470 -25.9720:-57.2370 -26.2270:-57.1790 -26.4013:-57.1295 -26.6670:-57.1450 -26.8855:-57.0271 -27.1620:-56.2450 -27.3589:-55.8505|0=-25.2820:-57.6353 48=-25.5619:-57.2834 63=-25.6205:-57.1470 84=-25.7700:-57.2470 109=-25.9720:-57.2370 141=-26.2270:-57.1790 161=-26.4013:-57.1295 196=-26.6670:-57.1450 224=-26.8855:-57.0271 325=-27.1620:-56.2450 382=-27.3683:-55.8596|osm
Ruta 2 (PY02)|py02, py 02, ruta py 02, ruta 2, ruta dos, ruta mariscal estigarribia|Asunción, Fernando de la Mora, San Lorenzo, Capiatá, Itauguá, Ypacaraí, Caacupé, Eusebio Ayala, Itacurubí de la Cordillera, Coronel Oviedo, Caaguazú, Minga Guazú, Ciudad del Este|-25.2820:-57.6353 -25.3098:-57.5857 -25.3410:-57.5001 -25.3553:-57.4455 -25.3741:-57.4096 -25.3926:-57.3540 -25.4080:-57.2890 -25.3858:-57.1422 -25.3850:-56.9620 -25.4500:-56.8500 -25.4444:-56.4403 -25.4710:-56.0160 -25.3812:-55.6781 -25.4110:-55.4410 -25.4839:-54.8972 -25.5101:-54.6288 -25.5095:-54.6037|20=-25.3553:-57.4455 30=-25.3926:-57.3540 38=-25.4080:-57.2890 40=-25.3990:-57.2720 54=-25.3858:-57.1422 72=-25.3850:-56.9620 88=-25.4500:-56.8500 132=-25.4444:-56.4403 180=-25.4710:-56.0160 297=-25.4841:-54.8975 327=-25.5095:-54.6037|osm
Ruta 3 (PY03)|py03, ruta 3, ruta tres, general aquino|Asunción, Mariano Roque Alonso, Limpio, Emboscada, Arroyos y Esteros, San Estanislao, Yby Yaú|-25.2800:-57.6165 -25.2490:-57.5730 -25.2100:-57.5385 -25.2022:-57.5233 -25.1661:-57.4856 -25.1450:-57.3550 -25.0540:-57.0990 -24.6650:-56.4400 -23.8200:-56.5200 -22.9640:-56.5350||osm
Ruta 5 (PY05)|py05, ruta 5|Pozo Colorado, Concepción, Yby Yaú, Pedro Juan Caballero|-23.4940:-58.7940 -23.4120:-57.4240 -22.9640:-56.5350 -22.5472:-55.7333||osm
Ruta 6 (PY06)|py06, ruta 6|Encarnación, Capitán Miranda, Trinidad, Hohenau, María Auxiliadora, Santa Rita, Minga Guazú|-27.3589:-55.8505 -27.2000:-55.8000 -27.1230:-55.7040 -27.0530:-55.6280 -26.4912:-55.2800 -26.4180:-55.2298 -25.7990:-55.0890 -25.6085:-54.9406 -25.5042:-54.8988 -25.4841:-54.8975||osm
Ruta 7 (PY07)|py07, ruta 7, supercarretera, gaspar rodriguez de francia|Ciudad del Este, Hernandarias, San Alberto, Katueté, Salto del Guairá|-25.5065:-54.6384 -25.4980:-54.6348 -25.4679:-54.6233 -25.4328:-54.6380 -25.4050:-54.6380 -24.9830:-54.9000 -24.2500:-54.7600 -24.0600:-54.3060|0=-25.5067:-54.6385|osm
Transchaco (PY09)|py09, ruta 9, ruta transchaco, transchaco|Villa Hayes, Benjamín Aceval, Pozo Colorado, Filadelfia, Mariscal Estigarribia|-25.1787:-57.5533 -25.1705:-57.5632 -25.0872:-57.5297 -24.9700:-57.5600 -23.4940:-58.7940 -22.5300:-59.8300 -22.0300:-60.6100|14=-25.2095:-57.5392 31=-25.0930:-57.5250 270=-23.4940:-58.7940|osm
Ruta 8 (PY08)|py08, ruta 8, blas garay|Coronel Bogado, Caazapá, Villarrica, Coronel Oviedo, San Estanislao|-27.1620:-56.2450 -26.8330:-56.2060 -26.1960:-56.3690 -25.7495:-56.4352 -25.4444:-56.4403 -24.6650:-56.4400
Ruta 4 (PY04)|py04, ruta 4, general diaz|San Ignacio, Pilar|-26.8855:-57.0271 -26.8600:-57.6000 -26.8398:-58.2884||osm
Ruta 10 (PY10)|py10, ruta 10|Paraguarí, Villarrica, Mauricio José Troche|-25.6205:-57.1470 -25.6800:-56.8000 -25.7495:-56.4352
Ruta 18 (PY18)|py18, ruta 18|Carapeguá, La Colmena|-25.7700:-57.2470 -25.8600:-56.9800
Ramal Areguá - Capiatá|ruta aregua, ramal aregua|Areguá, Capiatá|-25.3125:-57.3847 -25.3300:-57.4050 -25.3553:-57.4455
Acceso a San Bernardino|acceso san bernardino, cruce san bernardino, desvio a sanber|Ypacaraí, San Bernardino|-25.3990:-57.2720 -25.3600:-57.2800 -25.3090:-57.2960
Calle Estrella|estrella|Asunción|-25.2799:-57.6414 -25.2817:-57.6378 -25.2835:-57.6341||
Calle Oliva|oliva|Asunción|-25.2807:-57.6419 -25.2825:-57.6382 -25.2843:-57.6346||
Calle General Díaz|general diaz|Asunción|-25.2814:-57.6423 -25.2832:-57.6387 -25.2850:-57.6350||
Calle Eduardo Víctor Haedo|haedo, eduardo victor haedo, victor haedo|Asunción|-25.2821:-57.6428 -25.2839:-57.6391 -25.2857:-57.6354||
Calle Humaitá|humaita|Asunción|-25.2828:-57.6432 -25.2846:-57.6395 -25.2864:-57.6359||
Calle Piribebuy|piribebuy|Asunción|-25.2836:-57.6436 -25.2854:-57.6400 -25.2872:-57.6363||
Calle Manduvirá|manduvira|Asunción|-25.2843:-57.6441 -25.2861:-57.6404 -25.2879:-57.6368||
Calle Jejuí|jejui|Asunción|-25.2850:-57.6445 -25.2868:-57.6409 -25.2886:-57.6372||
Calle Presidente Franco|presidente franco|Asunción|-25.2785:-57.6406 -25.2803:-57.6369 -25.2821:-57.6332||
Calle Mariscal Estigarribia|mariscal estigarribia|Asunción|-25.2828:-57.6337 -25.2850:-57.6292 -25.2872:-57.6247||
Calle 25 de Mayo|25 de mayo|Asunción|-25.2835:-57.6341 -25.2861:-57.6288 -25.2887:-57.6235||
Calle Cerro Corá|cerro cora|Asunción|-25.2843:-57.6346 -25.2865:-57.6301 -25.2887:-57.6256||
Calle Azara|azara|Asunción|-25.2850:-57.6350 -25.2872:-57.6305 -25.2894:-57.6260||
Calle Luis Alberto de Herrera|luis a de herrera, luis alberto de herrera|Asunción|-25.2857:-57.6354 -25.2879:-57.6310 -25.2901:-57.6265||
Calle Fulgencio R. Moreno|fulgencio moreno, fulgencio r moreno, fulgencio yegros moreno|Asunción|-25.2864:-57.6359 -25.2887:-57.6314 -25.2908:-57.6269||
Calle Manuel Domínguez|manuel dominguez|Asunción|-25.2872:-57.6363 -25.2890:-57.6327 -25.2908:-57.6290||
Calle Teniente Fariña|teniente farina, tte farina|Asunción|-25.2879:-57.6368 -25.2897:-57.6331 -25.2915:-57.6294||
Calle República de Colombia|republica de colombia|Asunción|-25.2886:-57.6372 -25.2908:-57.6327 -25.2930:-57.6282||
Av. Rodríguez de Francia|rodriguez de francia, doctor rodriguez de francia, gaspar rodriguez de francia avenida|Asunción|-25.2882:-57.6401 -25.2910:-57.6344 -25.2938:-57.6287||
Calle Eligio Ayala|eligio ayala|Asunción|-25.2821:-57.6332 -25.2847:-57.6279 -25.2873:-57.6227||
Calle Alberdi|alberdi|Asunción|-25.2809:-57.6357 -25.2882:-57.6401||
Calle 14 de Mayo|14 de mayo|Asunción|-25.2805:-57.6365 -25.2878:-57.6409||
Calle 15 de Agosto|15 de agosto|Asunción|-25.2801:-57.6373 -25.2874:-57.6417||
Calle O’Leary|juan e oleary, oleary|Asunción|-25.2797:-57.6381 -25.2870:-57.6425||
Calle Nuestra Señora de la Asunción|nuestra senora de la asuncion|Asunción|-25.2817:-57.6340 -25.2890:-57.6384||
Calle Independencia Nacional|independencia nacional|Asunción|-25.2821:-57.6332 -25.2894:-57.6376||
Calle Yegros|yegros|Asunción|-25.2825:-57.6324 -25.2898:-57.6368||
Calle Iturbe|iturbe|Asunción|-25.2829:-57.6316 -25.2902:-57.6360||
Calle Antequera|antequera|Asunción|-25.2845:-57.6283 -25.2918:-57.6327||
Calle Tacuary|tacuary, tacuari|Asunción|-25.2849:-57.6275 -25.2922:-57.6319||
Av. Pettirossi|pettirossi, silvio pettirossi|Asunción|-25.2905:-57.6275 -25.2950:-57.6215 -25.2985:-57.6130||
Av. General Aquino|general aquino, gral aquino|Asunción|-25.2855:-57.6195 -25.2965:-57.6185||
Av. Médicos del Chaco|medicos del chaco|Asunción|-25.3055:-57.5945 -25.3130:-57.5985 -25.3175:-57.6005||
Av. Von Poleski|von poleski, von polesky, von polleski|Villa Elisa|-25.3600:-57.5740 -25.3676:-57.5927||
Kilómetros desde Ciudad del Este|km cde|Ciudad del Este, Minga Guazú|-25.5095:-54.6037 -25.5101:-54.6288 -25.5067:-54.6385 -25.4970:-54.6760 -25.4940:-54.6860 -25.4868:-54.8578 -25.4841:-54.8975|0=-25.5095:-54.6037 4=-25.5050:-54.6430 7=-25.4970:-54.6760 8=-25.4940:-54.6860 30=-25.4841:-54.8975|osm
Calle Montevideo|montevideo|Asunción|-25.2789:-57.6397 -25.2862:-57.6441||
Calle Chile|chile|Asunción|-25.2813:-57.6349 -25.2886:-57.6393||
Calle México|mexico|Asunción|-25.2837:-57.6300 -25.2910:-57.6344||
Calle Brasil|brasil|Asunción|-25.2857:-57.6259 -25.2930:-57.6303||
Calle Ayolas|ayolas|Asunción|-25.2793:-57.6389 -25.2866:-57.6433||
Calle Paraguarí|paraguari|Asunción|-25.2841:-57.6292 -25.2914:-57.6336||
`
