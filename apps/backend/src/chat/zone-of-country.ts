import { companyZone } from '@tutor/rules/time/zone';

/** Zones of the countries that students come from; of a country with several, the one where most people live. */
const zones: Readonly<Record<string, string>> = {
  Bangladesh: 'Asia/Dhaka',
  Brazil: 'America/Sao_Paulo',
  China: companyZone,
  France: 'Europe/Paris',
  India: 'Asia/Kolkata',
  Japan: 'Asia/Tokyo',
  Jordan: 'Asia/Amman',
  Kazakhstan: 'Asia/Almaty',
  Korea: 'Asia/Seoul',
  Mexico: 'America/Mexico_City',
  Nigeria: 'Africa/Lagos',
  Peru: 'America/Lima',
  Poland: 'Europe/Warsaw',
  Singapore: 'Asia/Singapore',
  Sweden: 'Europe/Stockholm',
  Türkiye: 'Europe/Istanbul',
  'United Arab Emirates': 'Asia/Dubai',
  Vietnam: 'Asia/Ho_Chi_Minh',
};

/** IANA zone of a country by its English name; null where it is not known. */
export function zoneOfCountry(country: string): string | null {
  return zones[country] ?? null;
}
