import { testId } from '@camp/application/testing/a-campsite.ts'

export const otherId = testId(900)

/** A campsite beside the one of `a-campsite.ts`, without anything. */
export const anotherCampsite = `
  insert into organisation (id, slug, name, status, city_name, country_code, province_code, latitude, longitude, cancellation_policy)
  select '${otherId}', 'another-campsite', 'Another Campsite', status, city_name, country_code, province_code, latitude, longitude,
    cancellation_policy from organisation limit 1;`
