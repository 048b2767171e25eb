CREATE TABLE "comment_replies" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_replies_content_length" CHECK (char_length("comment_replies"."content") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "sop_assessments" (
	"clid" bigint PRIMARY KEY NOT NULL,
	"tuid" bigint NOT NULL,
	"greeting" smallint NOT NULL,
	"goals" smallint NOT NULL,
	"speaking" smallint NOT NULL,
	"correction" smallint NOT NULL,
	"wrap_up" smallint NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sop_assessments_parts_known" CHECK (least("sop_assessments"."greeting", "sop_assessments"."goals", "sop_assessments"."speaking", "sop_assessments"."correction", "sop_assessments"."wrap_up") >= 0 and greatest("sop_assessments"."greeting", "sop_assessments"."goals", "sop_assessments"."speaking", "sop_assessments"."correction", "sop_assessments"."wrap_up") <= 20)
);
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "rule_tenths" integer;--> statement-breakpoint
ALTER TABLE "comment_replies" ADD CONSTRAINT "comment_replies_clid_course_evaluations_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."course_evaluations"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_assessments" ADD CONSTRAINT "sop_assessments_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sop_assessments" ADD CONSTRAINT "sop_assessments_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sop_assessments_tuid_at" ON "sop_assessments" USING btree ("tuid","at");--> statement-breakpoint
INSERT INTO "points_ledger" ("tuid", "cause", "tenths", "note", "at")
SELECT "tuid", 'other', -sum("tenths"), 'Points never fall below 0', now() FROM "points_ledger" GROUP BY "tuid" HAVING sum("tenths") < 0;--> statement-breakpoint
-- Nobody's points fall below 0, whoever moves them: movements of one tutor wait for each other at the tutor's counter.
CREATE FUNCTION "keep_points_above_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM "tutor_feeds" WHERE "tuid" IN (SELECT "tuid" FROM "moved") ORDER BY "tuid" FOR UPDATE;
	IF EXISTS (
		SELECT 1 FROM "points_ledger" WHERE "tuid" IN (SELECT "tuid" FROM "moved")
		GROUP BY "tuid" HAVING sum("tenths") < 0
	) THEN
		RAISE EXCEPTION 'points below 0' USING ERRCODE = 'check_violation', CONSTRAINT = 'points_ledger_never_negative';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep_after_insert" AFTER INSERT ON "points_ledger"
REFERENCING NEW TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "keep_points_above_zero"();--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep_after_update" AFTER UPDATE ON "points_ledger"
REFERENCING NEW TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "keep_points_above_zero"();--> statement-breakpoint
CREATE TRIGGER "points_ledger_keep_after_delete" AFTER DELETE ON "points_ledger"
REFERENCING OLD TABLE AS "moved" FOR EACH STATEMENT EXECUTE FUNCTION "keep_points_above_zero"();
