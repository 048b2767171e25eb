DROP INDEX "clock_ins_tuid_shift_date_unique";--> statement-breakpoint
DROP INDEX "points_ledger_clid_cause_unique";--> statement-breakpoint
ALTER TABLE "clock_ins" ADD COLUMN "counts_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clock_ins" ADD COLUMN "counts_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "growth_members" ADD COLUMN "told_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_members" ADD COLUMN "seen_milestones" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "complaint_id" bigint;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "takes_back" bigint;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_takes_back_points_ledger_id_fk" FOREIGN KEY ("takes_back") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A shift was the day in the tutor's present zone. Where the clock-in does not lie in that day, the zone was another one then: the
-- half day around the clock-in counts.
UPDATE "clock_ins" SET
	"counts_from" = ("shift_date"::timestamp AT TIME ZONE "tutors"."time_zone"),
	"counts_until" = (("shift_date" + 1)::timestamp AT TIME ZONE "tutors"."time_zone")
FROM "tutors" WHERE "tutors"."tuid" = "clock_ins"."tuid";--> statement-breakpoint
UPDATE "clock_ins" SET "counts_from" = "at" - interval '1 hour', "counts_until" = "at" + interval '12 hours'
WHERE "at" < "counts_from" - interval '1 hour' OR "at" >= "counts_until";--> statement-breakpoint
ALTER TABLE "clock_ins" ALTER COLUMN "counts_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "clock_ins" ALTER COLUMN "counts_until" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "clock_ins_tuid_counts_from_unique" ON "clock_ins" USING btree ("tuid","counts_from");--> statement-breakpoint
CREATE INDEX "clock_ins_tuid_counts_until" ON "clock_ins" USING btree ("tuid","counts_until");--> statement-breakpoint
CREATE INDEX "points_ledger_complaint" ON "points_ledger" USING btree ("complaint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_takes_back_unique" ON "points_ledger" USING btree ("takes_back");--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_clid_cause_unique" ON "points_ledger" USING btree ("clid","cause") WHERE complaint_id is null and takes_back is null;--> statement-breakpoint
ALTER TABLE "clock_ins" DROP COLUMN "shift_date";--> statement-breakpoint
ALTER TABLE "clock_ins" ADD CONSTRAINT "clock_ins_counts_for_a_time" CHECK ("clock_ins"."counts_until" > "clock_ins"."counts_from");--> statement-breakpoint
-- Of the complaints of a class the one that was decided as the points were taken; of others the one of that moment.
UPDATE "points_ledger" SET "complaint_id" = coalesce(
	(SELECT min("id") FROM "complaints" WHERE "complaints"."tuid" = "points_ledger"."tuid" AND "direction" = 'received'
		AND "complaints"."clid" IS NOT DISTINCT FROM "points_ledger"."clid" AND "decided_at" = "points_ledger"."at"),
	(SELECT min("id") FROM "complaints" WHERE "direction" = 'received' AND "complaints"."clid" = "points_ledger"."clid"),
	(SELECT min("occasion"::bigint) FROM "growth_entries" WHERE "points_ledger"."clid" IS NULL
		AND "growth_entries"."tuid" = "points_ledger"."tuid" AND "growth_entries"."cause" = 'complaint'
		AND "growth_entries"."at" = "points_ledger"."at" AND "occasion" ~ '^[0-9]+$'
		AND EXISTS (SELECT FROM "complaints" WHERE "complaints"."id" = "occasion"::bigint))
)
WHERE "cause" = 'badRating';--> statement-breakpoint
-- A complaint that is upheld no more gives its points back; of one that took several times, all but the last are given back.
INSERT INTO "points_ledger" ("tuid", "cause", "tenths", "clid", "complaint_id", "takes_back", "note", "at")
SELECT "lost"."tuid", "lost"."cause", -"lost"."tenths", "lost"."clid", "lost"."complaint_id", "lost"."id", 'Complaint no longer upheld', now()
FROM "points_ledger" AS "lost"
WHERE "lost"."complaint_id" IS NOT NULL AND (
	NOT EXISTS (SELECT FROM "complaints" WHERE "direction" = 'received' AND "state" = 'upheld'
		AND ("complaints"."id" = "lost"."complaint_id" OR "complaints"."clid" = "lost"."clid"))
	OR EXISTS (SELECT FROM "points_ledger" AS "later" WHERE "later"."complaint_id" = "lost"."complaint_id" AND "later"."id" > "lost"."id")
);--> statement-breakpoint
-- Levels that were reached before they were told of are no news.
UPDATE "growth_members" SET "seen_milestones" = NULL, "told_level" = (
	SELECT count(*) FROM (
		SELECT "start" FROM (VALUES (1), (400), (2500), (8000), (13500), (20000), (32000), (320000)) AS "fixed" ("start")
		UNION ALL SELECT coalesce(sum("points"), 0) FROM "growth_tasks" WHERE "period" = 'once'
	) AS "starts"
	WHERE "start" <= (SELECT max("after") FROM (
		SELECT sum("value") OVER (ORDER BY "id") AS "after" FROM "growth_entries" WHERE "growth_entries"."tuid" = "growth_members"."tuid"
	) AS "running")
);
