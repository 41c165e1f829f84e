/** As they are typed on phones: in one word, or by sound. */
export const joinedWords: ReadonlyMap<string, string> = new Map(
  'bario=barrio,kiero=quiero,vend=vendo,teremo=terreno,teren=terreno,teremos=terrenos,terno=terreno,ternos=terrenos,ksa=casa,asta=hasta,kon=con,bsco=busco,busko=busco,cerk=cerca,cerka=cerca,serca=cerca,dela=de la,delos=de los,delas=de las,enventa=en venta,enalquiler=en alquiler,casaen=casa,casasen=casas,sn=san,d=de,s/=sin,c/=con,p/=para'
    .split(',')
    .map((pair) => {
      const [typed = '', meant = ''] = pair.split('=')
      return [typed, meant] as const
    }),
)
