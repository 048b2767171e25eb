-- One text for each phone: area codes lose their zeros, numbers the 0 that is dialled inside most countries. Of two accounts that
-- turn out to have one phone the older keeps it; the other, and whose number cannot be one, is asked for it again.
ALTER TABLE "tutor_profiles" DROP CONSTRAINT "tutor_profiles_phone_whole";--> statement-breakpoint
DROP INDEX "tutor_profiles_phone_unique";--> statement-breakpoint
ALTER TABLE "tutor_profiles" ADD COLUMN "phone" text;--> statement-breakpoint
update tutor_profiles set phone = numbers.e164
from (select distinct on (e164) tuid, e164
  from (select profiles.tuid, concat('+', dialled.area, case
  -- The area code once more, in front of a whole number.
  when dialled.number like dialled.area || '%' and length(dialled.number) - length(dialled.area) >= 9
    then ltrim(substr(dialled.number, length(dialled.area) + 1), dialled.trunk)
  else dialled.number end) as e164
    from tutor_profiles as profiles, lateral (select area, trunk, ltrim(regexp_replace(profiles.phone_number, '[^0-9]', '', 'g'), trunk) as number
    from (select area, case when area in ('39', '378', '225', '241', '242') then '' else '0' end as trunk
      from (select coalesce(nullif(ltrim(profiles.phone_country_code, '0'), ''), '63') as area) as areas) as trunks) as dialled
    where profiles.phone_number is not null and ltrim(profiles.phone_country_code, '0') <> '') as typed
  where e164 ~ '^[+][1-9][0-9]{6,14}$'
  order by e164, tuid) as numbers
where tutor_profiles.tuid = numbers.tuid;--> statement-breakpoint
update tutors set is_need_update_phone = true
from tutor_profiles
where tutor_profiles.tuid = tutors.tuid and tutor_profiles.phone_number is not null and tutor_profiles.phone is null;--> statement-breakpoint
update referrals set phone = left(numbers.e164, 16)
from (select applied.id, concat('+', dialled.area, case
  -- The area code once more, in front of a whole number.
  when dialled.number like dialled.area || '%' and length(dialled.number) - length(dialled.area) >= 9
    then ltrim(substr(dialled.number, length(dialled.area) + 1), dialled.trunk)
  else dialled.number end) as e164
  from referrals as applied, lateral (select area, trunk, ltrim(regexp_replace(applied.phone, '[^0-9]', '', 'g'), trunk) as number
    from (select area, case when area in ('39', '378', '225', '241', '242') then '' else '0' end as trunk
      from (select coalesce(nullif(ltrim(applied.country_code, '0'), ''), '63') as area) as areas) as trunks) as dialled) as numbers
where referrals.id = numbers.id;--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_profiles_phone_unique" ON "tutor_profiles" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "tutor_profiles" DROP COLUMN "phone_country_code";--> statement-breakpoint
ALTER TABLE "tutor_profiles" DROP COLUMN "phone_number";--> statement-breakpoint
ALTER TABLE "referrals" DROP COLUMN "country_code";--> statement-breakpoint
ALTER TABLE "tutor_profiles" ADD CONSTRAINT "tutor_profiles_phone_international" CHECK ("tutor_profiles"."phone" ~ '^[+][1-9][0-9]{1,14}$');--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_phone_international" CHECK ("referrals"."phone" ~ '^[+][1-9][0-9]{1,14}$');
