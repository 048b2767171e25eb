DROP INDEX "classes_slot_unique";--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "is_double_booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Classes from before this was refused were held, paid for and remarked: of each two that overlap, the one that begins
-- later is marked and stays.
UPDATE "classes" SET "is_double_booked" = true
FROM (
	SELECT "clid", "starts_at" < max("ends_at") OVER (
		PARTITION BY "tuid" ORDER BY "starts_at", "clid" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
	) AS "overlaps"
	FROM "classes" WHERE "status" <> 'Canceled'
) AS "booked"
WHERE "booked"."clid" = "classes"."clid" AND "booked"."overlaps";--> statement-breakpoint
-- No two classes of a tutor share a moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "classes" ADD CONSTRAINT "classes_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" <> 'Canceled' AND NOT "is_double_booked");
