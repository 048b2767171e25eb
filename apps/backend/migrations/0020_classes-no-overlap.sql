DROP INDEX "classes_slot_unique";--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "is_double_booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Classes from before this was refused were held, paid for and remarked: of each two that overlap, the one that was booked
-- later is marked and stays. No class begins longer before its end than the longest: that much of the index is looked at.
UPDATE "classes" AS "later" SET "is_double_booked" = true
WHERE "status" <> 'Canceled' AND EXISTS (
	SELECT 1 FROM "classes" AS "earlier"
	WHERE "earlier"."tuid" = "later"."tuid" AND "earlier"."clid" < "later"."clid" AND "earlier"."status" <> 'Canceled'
		AND "earlier"."starts_at" < "later"."ends_at" AND "earlier"."ends_at" > "later"."starts_at"
		AND "earlier"."starts_at" > "later"."starts_at" - (SELECT max("ends_at" - "starts_at") FROM "classes")
);--> statement-breakpoint
-- No two classes of a tutor share a moment. The tutor is a range of one, so that no extension is needed.
ALTER TABLE "classes" ADD CONSTRAINT "classes_no_overlap" EXCLUDE USING gist (
	int8range("tuid", "tuid", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" <> 'Canceled' AND NOT "is_double_booked");
