/** The check used stored copies of the web pages. The pages that are online now may differ. */
export const CHECKED = '2026-11-21';

/** From this day on, `npm run launch-check` asks for a new check. */
export const NEXT_CHECK = '2027-05-21';

export interface Source {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly url?: string;
}

export const SOURCES: readonly Source[] = [
  { number: 1 },
  {
    number: 2,
    url: 'https://www.fvrz.ch/fussballverband-region-zuerich/trainer-fvrz/ausbildungsstruktur-trainer-fvrz.aspx',
  },
  {
    number: 3,
    url: 'https://stgallen24.ch/articles/282951-erster-fussballtrainerkurs-nur-fuer-frauen-war-ein-voller-erfolg',
  },
  { number: 4, url: 'https://www.fvrz.ch/desktopdefault.aspx/tabid-394/174_read-257414/' },
  { number: 5, url: 'https://werdeschiri.ch/regionalverbaende' },
  {
    number: 6,
    url: 'https://www.srf.ch/news/schweiz/ambitioniertes-ziel-fussballverband-will-mehr-frauen-auf-die-trainerbank-bringen',
  },
  { number: 7, url: 'https://www.jugendundsport.ch/fr/guide-coach' },
  { number: 8, url: 'https://www.bsm.sid.be.ch/de/start/themen/sport/jugendundsport.html' },
  {
    number: 9,
    url: 'https://www.blick.ch/sport/fussball/frauen-fussball/frauen-em/aufschwung-im-frauenfussball-mehr-trainerinnen-dank-neuer-ausbildungs-idee-id19937432.html',
  },
];

/** Number of the last source on the page: the source of `claim`, Romy's statement in site.config.json. */
export const CLAIM_SOURCE = SOURCES.length + 1;
