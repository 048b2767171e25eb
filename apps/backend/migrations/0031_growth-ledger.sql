CREATE TYPE "public"."growth_cause" AS ENUM('classCompleted', 'fiveStars', 'fourStars', 'remarkInTime', 'clockedIn', 'trainingPassed', 'testPassed', 'profileCompleted', 'photoShared', 'complaint', 'absence', 'task', 'broughtForward', 'takenBack');--> statement-breakpoint
CREATE TYPE "public"."growth_task_period" AS ENUM('once', 'week');--> statement-breakpoint
CREATE TYPE "public"."growth_task_rule" AS ENUM('classCompleted', 'fiveStars', 'fourStars', 'remarkInTime', 'clockedIn', 'trainingPassed', 'testPassed', 'profileCompleted', 'photoShared', 'complaint', 'absence');--> statement-breakpoint
CREATE TABLE "growth_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"cause" "growth_cause" NOT NULL,
	"occasion" text NOT NULL,
	"value" integer NOT NULL,
	"rule_value" integer,
	"clid" bigint,
	"task_code" text,
	"takes_back" bigint,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_entries_taken_back_named" CHECK (("growth_entries"."cause" = 'takenBack') = ("growth_entries"."takes_back" is not null)),
	CONSTRAINT "growth_entries_task_named" CHECK (("growth_entries"."cause" = 'task') = ("growth_entries"."task_code" is not null)),
	CONSTRAINT "growth_entries_rule_takes_more" CHECK ("growth_entries"."rule_value" < "growth_entries"."value")
);
--> statement-breakpoint
ALTER TABLE "growth_members" DROP CONSTRAINT "growth_members_points_counted";--> statement-breakpoint
ALTER TABLE "growth_members" ALTER COLUMN "score" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "growth_tasks" ADD COLUMN "rule" "growth_task_rule";--> statement-breakpoint
ALTER TABLE "growth_tasks" ADD COLUMN "target" integer;--> statement-breakpoint
ALTER TABLE "growth_tasks" ADD COLUMN "period" "growth_task_period";--> statement-breakpoint
-- Tasks that count nothing of the ledger go; the seed of the company brings the rest to its present state.
DELETE FROM "growth_progress" WHERE "task_code" IN ('INTRO_VIDEO', 'DEVICE_TEST', 'REMARKS_WEEK');--> statement-breakpoint
DELETE FROM "growth_tasks" WHERE "code" IN ('INTRO_VIDEO', 'DEVICE_TEST', 'REMARKS_WEEK');--> statement-breakpoint
UPDATE "growth_tasks" SET "rule" = 'classCompleted', "target" = 1, "period" = 'once';--> statement-breakpoint
ALTER TABLE "growth_tasks" ALTER COLUMN "rule" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_tasks" ALTER COLUMN "target" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_tasks" ALTER COLUMN "period" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_task_code_growth_tasks_code_fk" FOREIGN KEY ("task_code") REFERENCES "public"."growth_tasks"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_takes_back_growth_entries_id_fk" FOREIGN KEY ("takes_back") REFERENCES "public"."growth_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "growth_entries_occasion_unique" ON "growth_entries" USING btree ("tuid","cause","occasion");--> statement-breakpoint
CREATE UNIQUE INDEX "growth_entries_takes_back_unique" ON "growth_entries" USING btree ("takes_back");--> statement-breakpoint
CREATE INDEX "growth_entries_tuid_at" ON "growth_entries" USING btree ("tuid","at");--> statement-breakpoint
CREATE INDEX "growth_entries_clid" ON "growth_entries" USING btree ("clid");--> statement-breakpoint
CREATE INDEX "growth_entries_task_code" ON "growth_entries" USING btree ("task_code");--> statement-breakpoint
ALTER TABLE "growth_members" DROP COLUMN "used_points";--> statement-breakpoint
ALTER TABLE "growth_members" ADD CONSTRAINT "growth_members_score_not_negative" CHECK ("growth_members"."score" >= 0);--> statement-breakpoint
ALTER TABLE "growth_tasks" ADD CONSTRAINT "growth_tasks_target_positive" CHECK ("growth_tasks"."target" > 0);--> statement-breakpoint
-- Scores from before there was a ledger: the claims one by one, the rest in one entry.
INSERT INTO "growth_entries" ("tuid", "cause", "occasion", "value", "note", "at")
SELECT "m"."tuid", 'broughtForward', 'ledger', "m"."score" - "received"."points", 'Growth values from before', "m"."joined_on"
FROM "growth_members" "m" CROSS JOIN LATERAL (
	SELECT coalesce(sum("t"."points"), 0) AS "points" FROM "growth_progress" "p" JOIN "growth_tasks" "t" ON "t"."code" = "p"."task_code"
	WHERE "p"."tuid" = "m"."tuid" AND "p"."is_received"
) "received" WHERE "m"."score" > "received"."points";--> statement-breakpoint
INSERT INTO "growth_entries" ("tuid", "cause", "occasion", "value", "task_code", "note", "at")
SELECT "p"."tuid", 'task', "t"."code", "t"."points", "t"."code", "t"."name", now()
FROM "growth_progress" "p" JOIN "growth_tasks" "t" ON "t"."code" = "p"."task_code" WHERE "p"."is_received" ORDER BY "t"."position";--> statement-breakpoint
UPDATE "growth_members" SET "score" = coalesce((SELECT sum("value") FROM "growth_entries" WHERE "growth_entries"."tuid" = "growth_members"."tuid"), 0);--> statement-breakpoint
CREATE FUNCTION "keep_growth_score"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "growth_members" SET "score" = "score" + NEW."value" WHERE "tuid" = NEW."tuid";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "growth_entries_keep_score" AFTER INSERT ON "growth_entries" FOR EACH ROW EXECUTE FUNCTION "keep_growth_score"();--> statement-breakpoint
CREATE FUNCTION "keep_growth_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of the growth ledger are never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'growth_entries_unchanged';
END
$$;--> statement-breakpoint
CREATE TRIGGER "growth_entries_unchanged" BEFORE UPDATE OR DELETE ON "growth_entries" FOR EACH ROW EXECUTE FUNCTION "keep_growth_entries"();
