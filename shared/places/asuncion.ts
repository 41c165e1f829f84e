/** Carmelitas and Centro are not official. Accurate to about 0.7 km. */
export const asuncionRows = `
Villa Morra 25.294 57.578 = v morra, villamorra, villa mora, shopping villa morra, shopping mariscal
Carmelitas 25.283 57.573 = las carmelitas, barrio carmelitas, shopping del sol
Recoleta 25.294 57.588 = la recoleta
Las Lomas 25.281 57.569 = lomas
Centro 25.282 57.635 = microcentro, centro historico, downtown, city center, city centre, the center, the centre, centro de asuncion
Manorá 25.285 57.574 = manora, paseo la galeria
Ycuá Satí 25.288 57.563 = ykua sati, icua sati, ycuasati, ykuasati, ikua sati, ycua saty, ykua saty
Mburucuyá 25.275 57.564 = mburukuja, mburucuja, burucuya
Villa Aurelia 25.313 57.562 = v aurelia
Mariscal López 25.288 57.605 = mariscal francisco solano lopez, mariscal solano lopez
Los Laureles 25.305 57.572 = laureles
San Cristóbal 25.297 57.566
Herrera 25.296 57.556
Mariscal Estigarribia 25.299 57.577
Bella Vista 25.279 57.588
Santo Domingo 25.284 57.58 = sto domingo
San Jorge 25.283 57.556
Santísima Trinidad 25.261 57.575 = barrio trinidad, trinidad asuncion, trinidad
Cañada del Ybyray 25.274 57.578 = ybyray
Madame Lynch 25.273 57.556 = madame elisa lynch, mme lynch
Mbocayaty 25.262 57.555 = mbokajaty
Salvador del Mundo 25.271 57.547
Ñu Guazú 25.262 57.541 = nu guasu
Ytay 25.29 57.548 = itay
Santa María 25.3 57.549
San Pablo 25.318 57.577
Hipódromo 25.314 57.586 = barrio hipodromo
Terminal 25.32 57.593 = barrio terminal, zona terminal
Nazareth 25.309 57.597 = nazaret
Tembetary 25.302 57.591 = tembetari
Mburicaó 25.298 57.602
Vista Alegre 25.303 57.606
General Caballero 25.294 57.611 = general bernardino caballero
Pinozá 25.3 57.614
Ciudad Nueva 25.29 57.619
Las Mercedes 25.279 57.612 = mercedes
Jara 25.279 57.603 = barrio jara
Virgen del Huerto 25.277 57.597
Virgen de la Asunción 25.271 57.592
San Juan 25.27 57.604
Tablada Nueva 25.264 57.599
Banco San Miguel 25.262 57.612
Virgen de Fátima 25.262 57.589
Santa Rosa 25.256 57.583
Botánico 25.248 57.572 = jardin botanico
Bañado Cará Cará 25.25 57.592
Zeballos Cué 25.236 57.571 = zeballos kue, ceballos cue
Loma Pytá 25.24 57.548 = loma pyta
San Blas 25.228 57.548
San José 25.282 57.621
Ricardo Brugada 25.277 57.628 = chacarita, la chacarita
San Roque 25.287 57.627
La Catedral 25.282 57.633 = catedral
La Encarnación 25.284 57.641
General Díaz 25.291 57.637
Pettirossi 25.298 57.622 = silvio pettirossi, mercado 4, mercado cuatro
Obrero 25.302 57.633 = barrio obrero
San Vicente 25.31 57.613
Santa Librada 25.314 57.604
Roberto L. Pettit 25.314 57.623 = roberto l petit, roberto pettit, pettit
Republicano 25.321 57.621
Santa Ana 25.327 57.63
San Cayetano 25.319 57.637
Jukyty 25.311 57.64
Itá Enramada 25.34 57.637
Tacumbú 25.301 57.648
Sajonia 25.297 57.657
Carlos A. López 25.301 57.655 = carlos antonio lopez
Doctor Francia 25.288 57.649 = gaspar rodriguez de francia
San Antonio 25.29 57.659
Itá Pytã Punta 25.296 57.667 = ita pyta punta`
