ALTER TABLE "complaints" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was decided before: when its points were taken, or else when the company last spoke, or else when it came.
UPDATE "complaints" SET "decided_at" = coalesce(
	(SELECT "at" FROM "points_ledger" WHERE "points_ledger"."clid" = "complaints"."clid" AND "cause" = 'badRating'
		AND "complaints"."direction" = 'received' AND "complaints"."state" = 'upheld'),
	(SELECT max("at") FROM "complaint_replies" WHERE "complaint_id" = "complaints"."id" AND NOT "is_tutor"),
	"at"
)
WHERE "state" NOT IN ('waiting', 'answered');--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_upheld_decided" CHECK ("complaints"."state" <> 'upheld' or "complaints"."decided_at" is not null);
