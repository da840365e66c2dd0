import { portalOf } from './portals.js';

/** Networks, as the linter calls them, on which customers rate houses and their goods. */
const OF_REVIEWS: ReadonlySet<string> = new Set(
  (
    'tripadvisor trustpilot googlemaps yelp goodreads houzz vivino ratebeer beeradvocate provenexpert glassdoor g2 capterra ' +
    'producthunt jameda doctoralia zomato untappd kununu yandexmaps 2gis'
  ).split(' '),
);

/** Whether an address is a page on which others rate or list a house: such a page may be right although no site has it as a profile. */
export function isPageOfReviews(network: string, url: string): boolean {
  return OF_REVIEWS.has(network) || portalOf(url) !== undefined;
}
