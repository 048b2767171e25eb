CREATE TYPE "public"."appeal_source" AS ENUM('ledger', 'complaint', 'class');--> statement-breakpoint
CREATE TYPE "public"."feedback_state" AS ENUM('waiting', 'inProgress', 'answered', 'accepted', 'declined');--> statement-breakpoint
CREATE TABLE "feedback_months" (
	"tuid" bigint NOT NULL,
	"month" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "feedback_months_tuid_month_pk" PRIMARY KEY("tuid","month"),
	CONSTRAINT "feedback_months_quota" CHECK ("feedback_months"."sent" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "feedback_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" bigint NOT NULL,
	"is_tutor" boolean NOT NULL,
	"name" text NOT NULL,
	"remark" text NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_replies_remark_length" CHECK (char_length("feedback_replies"."remark") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1),
	"tuid" bigint NOT NULL,
	"type" integer NOT NULL,
	"clid" bigint,
	"respondents" text,
	"remark" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"source" "appeal_source",
	"ledger_id" bigint,
	"complaint_id" bigint,
	"state" "feedback_state" DEFAULT 'waiting' NOT NULL,
	"has_news" boolean DEFAULT false NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "feedbacks_remark_length" CHECK (char_length("feedbacks"."remark") between 1 and 500),
	CONSTRAINT "feedbacks_class_required" CHECK ("feedbacks"."type" not in (2, 4, 9, 10, 12, 13, 36) or "feedbacks"."clid" is not null),
	CONSTRAINT "feedbacks_complaint_name_required" CHECK ("feedbacks"."type" <> 11 or "feedbacks"."respondents" is not null),
	CONSTRAINT "feedbacks_evidence_required" CHECK ("feedbacks"."type" not in (2, 4, 9, 10, 12, 13) or cardinality("feedbacks"."files") > 0),
	CONSTRAINT "feedbacks_files_count" CHECK (cardinality("feedbacks"."files") <= 3),
	CONSTRAINT "feedbacks_source_ledger" CHECK ((coalesce("feedbacks"."source" = 'ledger', false)) = ("feedbacks"."ledger_id" is not null)),
	CONSTRAINT "feedbacks_source_complaint" CHECK ((coalesce("feedbacks"."source" = 'complaint', false)) = ("feedbacks"."complaint_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "feedback_months" ADD CONSTRAINT "feedback_months_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_replies" ADD CONSTRAINT "feedback_replies_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_ledger_id_points_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."points_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_replies_feedback" ON "feedback_replies" USING btree ("feedback_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_replies_key_unique" ON "feedback_replies" USING btree ("feedback_id","key");--> statement-breakpoint
CREATE INDEX "feedbacks_tuid_at" ON "feedbacks" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_key_unique" ON "feedbacks" USING btree ("tuid","key");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_ledger_unique" ON "feedbacks" USING btree ("ledger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_complaint_unique" ON "feedbacks" USING btree ("complaint_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_class_appeal_unique" ON "feedbacks" USING btree ("tuid","clid","type") WHERE source = 'class';